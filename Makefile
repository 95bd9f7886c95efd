# Two commands: `make run` plays, `make test` checks everything. `make help` tells the rest.

PYTHON ?= python3
JOBS   ?= 2
RUN    ?= carrack serve

# One environment, .venv, filled from one of two locks: `build` is what running and compiling need, `dev` is everything.
# What runs is content with either, what checks needs `dev`.
BIN    := .venv/bin
LIGHT  := help run bench build lock clean
FILLED := $(if $(filter-out $(LIGHT),$(MAKECMDGOALS))$(wildcard .venv/dev.stamp),dev,build)
UV     := $(or $(shell command -v uv),.tools/bin/uv)
PYTEST := $(BIN)/python -m pytest -n $(JOBS)

# No lock names an index or a folder: neither is asked for, and one found in the environment is left out.
UPGRADE ?=
LOCK    := env -u UV_FIND_LINKS $(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 \
           --annotation-style line --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

.DEFAULT_GOAL := help
.PHONY: $(LIGHT) check test soak mutants wheel lint types unit

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*##  */  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

run: build  ## play: opens the table on this machine; RUN="carrack play" plays in the terminal
	$(BIN)/$(RUN)

check: lint types unit  ## inner circle, under 2 minutes: lint, types, layers, fast tests

test: check wheel  ## middle circle, under 20 minutes, what CI runs: check, slow tests, wheels, the tests uncompiled
	CARRACK_WHEELS=dist $(PYTEST) -m "slow and not soak"
	CARRACK_PURE=1 $(PYTEST) -m "not slow and not soak"

soak: build  ## outer circle, hours: many more games
	SOAK=1 $(PYTEST) -m soak

bench: build  ## the figures, measured
	$(BIN)/carrack bench

mutants: build  ## switch effects off one by one: each must fail a test
	$(BIN)/python tools/mutants.py

wheel: build  ## both wheels, compiled and pure, into dist/
	rm -rf dist build/lib
	mkdir -p build && find build -path 'build/lib.*' -type f ! -name '*.so' -delete
	$(BIN)/python -m build --quiet --wheel --no-isolation
	CARRACK_PURE=1 $(BIN)/python -m build --quiet --wheel --no-isolation

build: .venv/install.stamp  ## compile what changed
	@[ -n "$$CARRACK_PURE" ] || $(BIN)/python -I src/carrack/_build.py || $(BIN)/python setup.py -q build_ext --inplace

lock: | $(UV)  ## write the locks anew after a change in pyproject.toml; with UPGRADE=1 take newer versions
	$(LOCK) --all-extras pyproject.toml --output-file requirements/dev.txt
	$(LOCK) --extra build --constraint requirements/dev.txt pyproject.toml --output-file requirements/build.txt
	$(LOCK) --constraint requirements/dev.txt pyproject.toml --output-file requirements/runtime.txt
	echo uv | $(LOCK) - --output-file requirements/uv.txt

clean:  ## remove everything made: environment, builds, caches
	rm -rf .venv .tools build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -path ./.git -prune -o \( -name '*.so' -o -name _compiled.json -o -name '*.pyc' \) -exec rm {} +

lint: build
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/deptry src
	$(BIN)/codespell

types: build
	$(BIN)/mypy

unit: build
	$(PYTEST) -m "not slow and not soak"

.tools/bin/uv: requirements/uv.txt
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
	    --upgrade --target .tools --require-hashes --requirement $<
	touch $@

.venv/pyvenv.cfg: | $(UV)
	$(UV) venv --quiet --no-project --python $(PYTHON) .venv

.venv/%.stamp: requirements/%.txt | .venv/pyvenv.cfg
	$(UV) pip sync --quiet --python $(BIN)/python $<
	rm -f .venv/*.stamp src/carrack/_compiled.json
	touch $@

# Installed in place, uncompiled: `build` compiles, and only what changed.
.venv/install.stamp: .venv/$(FILLED).stamp pyproject.toml setup.py
	CARRACK_PURE=1 $(UV) pip install --quiet --python $(BIN)/python --no-build-isolation --no-deps --editable .
	touch $@
