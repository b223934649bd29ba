# Kogge. `make play` and `make test` are all a newcomer needs; `make help` lists the rest.

PYTHON ?= python3
BIN    := .venv/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
PYODIDE := --implementation cp --python-version 3.14 --abi cp314 --platform pyemscripten_2026_0_wasm32
# Two things at once: for what neither asks nor shows anything.
BOTH := $(MAKE) --no-print-directory --jobs=2
WHEELS := linux-x86-64 linux-arm64 macos-arm64 macos-x86-64 windows-x86-64

.PHONY: wheels engine home site ready help play terminal resume test check install web pages lint types soak archive retell bench lock clean

help:  ## list what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## / \t/' | expand -t 10

play: web  ## play in the browser
	@$(BIN)/kogge serve --open

terminal: install  ## play a game of Visby in the terminal
	@$(BIN)/kogge play visby

resume: install  ## go on with the game that waits
	@$(BIN)/kogge play --resume

test:  ## lint, types and all tests: what CI runs
	@$(BOTH) lint types pages ready
	$(BIN)/python -m pytest -n 2

check:  ## the quick tests, for daily work
	@$(BOTH) lint types pages ready
	$(BIN)/python -m pytest -n 2 -m "not slow"

soak:  ## the long form of the tests that have one
	@$(BOTH) ready
	KOGGE_SOAK=1 $(BIN)/python -m pytest -n 2

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

pages: web  # lint, types and tests of the front end
	@$(BIN)/python hatch_build.py run --silent lint
	@$(BIN)/python hatch_build.py run --silent check
	@$(BIN)/python hatch_build.py run --silent test

install: .venv/kogge  ## install into .venv, from the lock

web: .venv/kogge  ## build the pages of the browser, if they have changed
	@$(BIN)/kogge wire --into web/src
	@$(BIN)/python hatch_build.py

.venv/python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Kogge needs Python 3.11 or newer; name one with: make PYTHON=python3.12")'
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "Python could not make a virtual environment; on Debian: apt install python3-venv" >&2; exit 1; }
	@touch $@

.venv/needs: .venv/python pyproject.toml locks/play.txt
	@echo "Installing Kogge into .venv ..."
	@$(PIP) install --require-hashes -r locks/play.txt
	@$(BIN)/python -c 'import hatch_build; hatch_build.system_node() or exit(1)' || $(PIP) install --require-hashes -r locks/node.txt
	@touch $@

.venv/kogge: .venv/needs
	@$(BIN)/python hatch_build.py  # pip would do it too, but silently
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/tools: .venv/needs locks/test.txt
	@echo "Installing the test tools into .venv ..."
	@$(PIP) install --require-hashes -r locks/test.txt
	@touch $@

wheels: home  ## a wheel for each platform, in dist, that plays at once
	@$(BIN)/python -m kogge.ahead build/engine $(WHEELS)
	@for name in $(WHEELS); do KOGGE_ENGINE=$(CURDIR)/build/engine/$$name $(BIN)/python -m hatchling build -t wheel -d dist || exit 1; done

engine: .venv/kogge .venv/tools  # the libraries for the browser, and in passing those for this machine
	@$(PIP) install --require-hashes -r locks/wheels.txt
	@$(BIN)/python -m kogge.ahead build/engine web

home: engine web  ## what lets people play without a connection, for this server's pages
	@rm -rf build/wheels && $(PIP) download --no-deps --require-hashes -r locks/site.txt -d build/wheels --only-binary :all: $(PYODIDE)
	@$(BIN)/python -m kogge.publish build/home
	@rm -rf src/kogge/server/static/home && cp -r build/home src/kogge/server/static/home

site: home  ## play without a server: a folder for any web space, in build/site
	@$(BIN)/python hatch_build.py run --silent build -- --logLevel=warn --mode alone --outDir ../build/site
	@cp -r build/home build/site/home

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
