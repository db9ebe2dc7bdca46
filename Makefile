# The front door: `make run` and `make test` do all the set-up themselves.

SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
XVFB := xvfb-run --auto-servernum --server-args="-screen 0 1280x1024x24"

# Programs carry the Swift runtime in them, and look for no library beside themselves. One set of flags for all, as
# SwiftPM builds everything again when they change.
SWIFT := swift
RELEASE := --configuration release --static-swift-stdlib --disable-local-rpath
BUILT := .build/release
PROGRAMS := $(BUILT)/parlance $(BUILT)/lproj

.PHONY: run build test lint bench fuzz screenshots setup setup-tests clean

run: $(BUILT)/parlance
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		$< $(ARGS); \
	else \
		echo "There is no display: writing a picture of every page in every language to build/screenshots instead."; \
		$(XVFB) $< --screenshots build/screenshots; \
	fi

build: $(PROGRAMS)

# Nothing is built where nothing has changed, so that `make build && sudo make install` builds nothing as root.
$(BUILT)/%: Package.swift $(shell find Sources -type f) | setup
	$(SWIFT) build $(RELEASE) --product $*
	@touch $@

include data/install.mk data/debian/deb.mk

# Any GTK critical ends a test. Accessible names are read from GTK itself, without a bus, and the settings of
# whoever runs the tests stay as they are.
TEST_ENVIRONMENT := G_DEBUG=fatal-criticals GTK_A11Y=test GSETTINGS_BACKEND=memory \
	DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent

# The tests install the programs and make the package, for which all is built here.
test: setup-tests $(PROGRAMS)
	$(TEST_ENVIRONMENT) PARLANCE_TEST_INSTALL=1 $(XVFB) swift test

lint: setup
	swift format lint --strict --recursive Package.swift Sources Tests
	swift build --build-tests --scratch-path build/lint -Xswiftc -warnings-as-errors
	build/lint/debug/lproj check --strict Resources
	build/lint/debug/lproj check --strict Sources/ParlanceGtk/Resources

# What is fast, and against what: each row is a ratio within one run.
bench: $(BUILT)/parlance-bench
	$(TEST_ENVIRONMENT) $(XVFB) $< $(ARGS)

# A million damaged files and more, over all readers; a short run of it is among the tests.
# Built apart from the programs, as tests need a build that lets them look inside.
FUZZ_INPUTS := 350000
FUZZ := --configuration release -Xswiftc -enable-testing --scratch-path build/fuzz
fuzz: setup
	swift build --build-tests $(FUZZ)
	PARLANCE_FUZZ_INPUTS=$(FUZZ_INPUTS) timeout 15m swift test --skip-build $(FUZZ) --filter Fuzz

screenshots: $(BUILT)/parlance
	$(XVFB) $< --screenshots build/screenshots

# Asks for nothing where nothing is missing, so that it needs neither root nor a network then.
setup:
	$(call require,data/packages.txt)

setup-tests: setup
	$(call require,data/test-packages.txt)

define require
@missing=""; \
for package in $$(sed 's/#.*//' $(1)); do \
	dpkg-query --show --showformat='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
		|| missing="$$missing $$package"; \
done; \
if [ -n "$$missing" ]; then \
	echo "Installing:$$missing"; \
	$(SUDO) apt-get update -qq && \
	$(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing; \
fi
endef

clean:
	rm -rf .build build
