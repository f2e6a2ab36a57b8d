"""What the site asks of whoever serves it: the policy in every page, and each host's settings.

- ``policy``: what a page may load, written into the page itself;
- ``rules``: the headers, types and compression that a host should send, as one table;
- ``redirects``: the addresses that moved;
- ``netlify``, ``nginx``, ``apache``, ``caddy``: both as each of these hosts reads them.

``python -m scripts.hosts SITE`` writes them all into a built site.
"""
