"""The site as one archive for an address: ``make publish SITE_URL=…``.

- ``address``: what an address must be before anything is built for it;
- ``whole``: what a built site must be before it is packed;
- ``pack``: the archive, with the same bytes for the same site.
"""
