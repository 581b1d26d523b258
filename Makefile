# Every target makes what it needs in .venv. A stamp is written last, so a broken environment does not count as made.
PYTHON ?= python3
PIP := .venv/bin/pip install --quiet --disable-pip-version-check --require-hashes
COMPILE := .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate $(ARGS) pyproject.toml

# A process for each core; who ends early takes over tests of the others. Databases of tests need no disk.
export PYTEST_DEBUG_TEMPROOT := $(wildcard /dev/shm)
PYTEST := .venv/bin/python -m pytest -n auto --dist worksteal

# OpenSpiel, the outside oracle for hearts, has wheels for one platform only (PokerKit, that for poker, runs anywhere).
ifeq ($(shell uname -sm),Linux x86_64)
ORACLE := .venv/oracle.stamp
else
NO_ORACLE := --ignore=tests/oracle/test_hearts_openspiel.py
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run demo test browser picture lint check format soak golden bench requirements

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

run: .venv/run.stamp ## start the bot (settings: .env, see .env.example)
	@.venv/bin/python -m bot

demo: .venv/run.stamp ## try the bot in a browser, without a token (ARGS="--host 0.0.0.0": with your household)
	@.venv/bin/python -m playground $(ARGS)

test: .venv/dev.stamp $(ORACLE) ## run the tests (ARGS="-n 0": in one process)
	@$(if $(NO_ORACLE),echo "The OpenSpiel oracle is left out: it runs on Linux x86-64 only.")
	@$(PYTEST) $(NO_ORACLE) $(ARGS)

browser: .venv/browser.stamp ## play in a real Chromium, which must be installed
	@.venv/bin/python -m pytest tests/browser $(ARGS)

picture: .venv/browser.stamp ## take docs/picture.png anew
	@.venv/bin/python -m tests.browser.picture

lint: .venv/dev.stamp ## check format, style, types and imports
	@.venv/bin/ruff check --quiet
	@.venv/bin/ruff format --check --quiet
	@.venv/bin/mypy
	@.venv/bin/lint-imports --no-logo

check: lint test ## all that a change must pass

format: .venv/dev.stamp ## format the code and mend what can be mended
	@.venv/bin/ruff check --fix
	@.venv/bin/ruff format

soak: .venv/dev.stamp ## run the conformance suite for long
	@KOZYR_SOAK=20 $(PYTEST) -k conformance $(ARGS)

golden: .venv/dev.stamp ## rewrite the golden transcripts, to be read as a diff
	@.venv/bin/python -m tests.golden

bench: .venv/dev.stamp ## measure what a decision costs in each game
	@.venv/bin/python -m benchmarks $(ARGS)

requirements: .venv/tools.stamp ## pin the requirements anew (ARGS=--upgrade: to the newest)
	@$(COMPILE) -o requirements/run.txt
	@$(COMPILE) --group dev -c requirements/run.txt -o requirements/dev.txt
	@$(COMPILE:pyproject.toml=) --group browser -c requirements/dev.txt -o requirements/browser.txt
	@$(COMPILE:pyproject.toml=) --group oracle -c requirements/dev.txt -o requirements/oracle.txt
	@$(COMPILE:pyproject.toml=) --group tools -o requirements/tools.txt

.venv/made.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kozyr needs Python 3.11 or newer.")'
	@$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/%.stamp: requirements/%.txt .venv/made.stamp
	@$(PIP) -r $<
	@touch $@

.venv/browser.stamp .venv/oracle.stamp: .venv/dev.stamp
