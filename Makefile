# The front door: `make run` and `make test` do all the set-up themselves.

PACKAGES := $(shell sed 's/\#.*//' data/packages.txt)
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
XVFB := xvfb-run --auto-servernum --server-args="-screen 0 1280x1024x24"
APP := .build/release/parlance

.PHONY: run test lint bench fuzz screenshots setup clean

run: $(APP)
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		$(APP) $(ARGS); \
	else \
		echo "There is no display: writing a picture of every page in every language to build/screenshots instead."; \
		$(XVFB) $(APP) --screenshots build/screenshots; \
	fi

# Any GTK critical ends a test. Accessible names are read from GTK itself, without a bus, and the settings of
# whoever runs the tests stay as they are.
TEST_ENVIRONMENT := G_DEBUG=fatal-criticals GTK_A11Y=test GSETTINGS_BACKEND=memory \
	DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent

test: setup
	$(TEST_ENVIRONMENT) $(XVFB) swift test

lint: setup
	swift format lint --strict --recursive Package.swift Sources Tests
	swift build --build-tests --scratch-path build/lint -Xswiftc -warnings-as-errors
	build/lint/debug/lproj check --strict Resources
	build/lint/debug/lproj check --strict Sources/ParlanceGtk/Resources

# What is fast, and against what: each row is a ratio within one run.
bench: setup
	swift build --configuration release --product parlance-bench
	$(TEST_ENVIRONMENT) $(XVFB) .build/release/parlance-bench $(ARGS)

# A million damaged files and more, over the three readers; a short run of it is among the tests.
# Built apart from the programs, as tests need a build that lets them look inside.
FUZZ_INPUTS := 350000
FUZZ := --configuration release -Xswiftc -enable-testing --scratch-path build/fuzz
fuzz: setup
	swift build --build-tests $(FUZZ)
	PARLANCE_FUZZ_INPUTS=$(FUZZ_INPUTS) timeout 15m swift test --skip-build $(FUZZ) --filter Fuzz

screenshots: $(APP)
	$(XVFB) $(APP) --screenshots build/screenshots

.PHONY: $(APP)
$(APP): setup
	swift build --configuration release --product parlance

# Asks for nothing where nothing is missing, so that it needs neither root nor a network then.
setup:
	@missing=""; \
	for package in $(PACKAGES); do \
		dpkg-query --show --showformat='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
			|| missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
		echo "Installing:$$missing"; \
		$(SUDO) apt-get update -qq && \
		$(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing; \
	fi

clean:
	rm -rf .build build
