"""What the site asks of whoever serves it: the policy in every page, and each host's settings.

- ``policy``: what a page may load, written into the page itself;
- ``netlify``, ``redirects``, ``nginx``, ``apache``, ``caddy``: the headers, types, compression and
  addresses that moved, from the tables in ``gnav_core.serving``, as each of these hosts reads them.

``python -m scripts.hosts SITE`` writes them all into a built site.
"""
