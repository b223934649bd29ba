# Kogge. `make play` and `make test` are all a newcomer needs; `make help` lists the rest.

PYTHON ?= python3
BIN    := .venv/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Each lock is whole, so pip need not look for what else is needed; Python compiles what it imports.
INSTALL := $(PIP) install --no-deps --no-compile --require-hashes

.DEFAULT_GOAL := help
PYODIDE := --implementation cp --python-version 3.14 --abi cp314 --platform pyemscripten_2026_0_wasm32
# Two things at once: for what neither asks nor shows anything.
BOTH := $(MAKE) --no-print-directory --jobs=2
# Only where it is needed: `stamp.py` compares what is read and made with what it was.
STAMP := $(PYTHON) stamp.py
NODE := $(PYTHON) -c 'import hatch_build as pages; pages.system_node() and
WEB := web/src web/words web/build web/public web/index.html web/package-lock.json
PAGES := src/kogge/server/static/.digest
COMPILED := $(addprefix src/kogge/,core games bots research ahead)
CARRIED := $(COMPILED) $(addprefix src/kogge/,review puzzles speech wire table solo publish)
WHEELS := linux-x86-64 linux-arm64 macos-arm64 macos-x86-64 windows-x86-64

.PHONY: wheels engine home site ready help play terminal resume test check install web early lint types pages tidy sound tried soak mutants faults archive retell bench lock clean

help:  ## list what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## / \t/' | expand -t 10

play:  ## play in the browser
	@$(BOTH) --silent .venv/needs early
	@$(MAKE) --no-print-directory web
	@$(BIN)/kogge serve --open

terminal: install  ## play a game of Visby in the terminal
	@$(BIN)/kogge play visby

resume: install  ## go on with the game that waits
	@$(BIN)/kogge play --resume

test:  ## lint, types and all tests: what CI runs
	@$(BOTH) TOOLS=1 .venv/tools early ready types pages lint
	$(BIN)/python -m pytest -n 2

check: web .venv/tools  ## what the changes since the last good check can touch: for daily work
	@$(BIN)/python tests/checking

soak:  ## everything that is long: an hour
	@$(BOTH) TOOLS=1 .venv/tools early ready
	KOGGE_SOAK=1 $(BIN)/python -m pytest -n 2

mutants: .venv/kogge .venv/tools  ## do the tests notice small faults in the rules? GAME=riga COUNT=60
	@$(BIN)/python tests/mutants $(GAME) $(if $(COUNT),--count $(COUNT))

faults: ready  ## do the tests notice faults planted by hand in server, store, table and pages?
	@$(BIN)/python tests/faults $(NAMES)

ready: .venv/tools site  # all that the tests of Python need
	@$(BIN)/kogge warm  # once, or every process of the tests would compile what it needs

archive: .venv/kogge .venv/tools  ## a release archive under NAME, which every later version must play again
	$(BIN)/python tests/server/admin/archive_made.py $(NAME)

retell: .venv/kogge .venv/tools  ## write playthroughs and the example of the docs anew, after their wording has changed
	KOGGE_RETELL=1 $(BIN)/python -m pytest -q -k "playthrough_reads or page_shows_a_match" tests/games tests/test_docs.py

bench: .venv/kogge .venv/tools  ## measure speed beside its peers
	$(BIN)/kogge bench

lint: .venv/tools
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .

types: .venv/tools
	$(BIN)/mypy

pages: tidy sound tried  # all that is checked and tested of the front end

tidy: web
	@$(STAMP) tidy $(WEB) web/eslint.config.js web/.prettierrc.json -- $(BIN)/python hatch_build.py run --silent lint

sound: web
	@$(STAMP) sound $(WEB) web/tsconfig.json -- $(BIN)/python hatch_build.py run --silent check

tried: web
	@$(BIN)/python hatch_build.py run --silent test

install: .venv/kogge  ## install into .venv, from the lock

web: .venv/kogge early  ## build the pages of the browser, if they have changed
	@$(STAMP) wire src/kogge web/src -- $(BIN)/kogge wire --into web/src
	@$(BIN)/python hatch_build.py

early:  # the pages wait for none of Python's packages, where the system has a Node
	@$(NODE) (pages.install(tools=bool("$(TOOLS)")), pages.build())'

.venv/python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Kogge needs Python 3.11 or newer; name one with: make PYTHON=python3.12")'
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "Python could not make a virtual environment; on Debian: apt install python3-venv" >&2; exit 1; }
	@touch $@

.venv/needs: .venv/python pyproject.toml locks/play.txt
	@echo "Installing Kogge into .venv ..."
	@$(INSTALL) -r locks/play.txt
	@$(BIN)/python -c 'import hatch_build; hatch_build.system_node() or exit(1)' || $(INSTALL) -r locks/node.txt
	@touch $@

.venv/kogge: .venv/needs | early
	@$(BIN)/python hatch_build.py  # pip would do it too, but silently
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/tools: .venv/needs locks/test.txt
	@echo "Installing the test tools into .venv ..."
	@$(INSTALL) -r locks/test.txt
	@touch $@

wheels: site  ## a wheel for each platform, in dist, that plays at once
	@$(BIN)/python -m kogge.ahead build/engine $(WHEELS)
	@for name in $(WHEELS); do KOGGE_ENGINE=$(CURDIR)/build/engine/$$name $(BIN)/python -m hatchling build -t wheel -d dist || exit 1; done

.venv/linkers: .venv/kogge locks/wheels.txt
	@$(INSTALL) -r locks/wheels.txt
	@touch $@

engine: .venv/linkers .venv/tools  # the libraries for the browser, and in passing those for this machine
	@$(STAMP) engine $(COMPILED) build/engine -- $(BIN)/python -m kogge.ahead build/engine web

build/wheels: locks/site.txt .venv/needs
	@rm -rf $@ && $(PIP) download --no-deps --require-hashes -r $< -d $@ --only-binary :all: $(PYODIDE)
	@touch $@

home: engine web build/wheels  # what lets people play without a connection
	@$(BIN)/python hatch_build.py tools
	@$(STAMP) home $(CARRIED) web/package-lock.json build/engine build/home -- $(BIN)/python -m kogge.publish build/home

site: home  ## play without a server: a folder for any web space, in build/site; and offline with this server's pages
	@$(STAMP) site $(PAGES) build/home build/site src/kogge/server/static/home -- $(BIN)/python -m kogge.publish build/home build/site

lock:  ## resolve the dependencies anew (needs uv)
	uv lock --upgrade
	uv export --quiet --no-emit-project --no-header --no-dev --extra compile --extra postgres --extra push --group build -o locks/play.txt
	uv export --quiet --no-emit-project --no-header --only-group wheels -o locks/wheels.txt
	uv export --quiet --no-emit-project --no-header --no-dev --group build --group test --all-extras -o locks/test.txt
	uv export --quiet --no-emit-project --no-header --only-group node -o locks/node.txt
	cd web && npm update --package-lock-only
	$(PYTHON) -c 'import json, pathlib; path = pathlib.Path("web/package-lock.json"); lock = json.loads(path.read_text()); [package.pop("funding", 0) for package in lock["packages"].values()]; path.write_text(json.dumps(lock, indent=2) + "\n")'

clean:  ## remove what was installed and built
	rm -rf .venv build dist
