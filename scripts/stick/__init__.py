"""The archive in a folder for a USB stick, with a server that needs nothing but Python.

What stands in ``carried/`` goes along as it is; ``python -m scripts.stick`` lays all of it out.
"""
