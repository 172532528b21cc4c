# Offscreen's commands; each starts from a machine that has a Swift toolchain, make and git.

# Where `make snapshots` puts the pictures.
OUT ?= out
# Which goldens `make goldens` records: a part of the test's name, such as IssueListGoldenTests.
FILTER ?= GoldenTests

# Functions of Dispatch and Core Foundation in whose place CDeferral's are linked.
DEFERRED = dispatch_after dispatch_after_f CFRunLoopTimerCreate CFRunLoopAddTimer
RELEASE = swift build -c release --static-swift-stdlib $(DEFERRED:%=-Xlinker --wrap=%)
SOURCES = Package.swift Plugins Sources Tests Fixtures

.PHONY: help setup snapshots test release bench check-solver check-goldens check-reuse goldens lint format clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-12s %s\n", $$1, $$2}' Makefile

setup: ## install the libraries and fonts that are missing
	@scripts/setup

snapshots: release ## render every gallery scene into ./out (OUT=DIR)
	@scripts/snapshots .build/release/offscreen "$(OUT)"

test: ## run the whole test suite, the review page's in a browser
	@scripts/setup chromium
	swift test

release: setup ## build .build/release/offscreen, statically linked
	$(RELEASE) --product offscreen

bench: setup ## measure times and memory beside the floor, browsers, kiwi and blazediff
	$(RELEASE) --product offscreen
	$(RELEASE) --product benchmarks
	.build/release/benchmarks

check-solver: setup ## compare the layout solver with a linear program on 1,000 random systems
	$(RELEASE) --product benchmarks
	.build/release/benchmarks solver-check .build/check-solver
	@scripts/check-solver .build/check-solver

check-goldens: setup ## kill a process that records goldens 200 times, at random moments
	GOLDEN_KILLS=200 swift test --filter GoldenSafetyTests

check-reuse: setup ## scroll and toggle friends' cards 10,000 times, each time with every card checked
	REUSE_ROUNDS=10000 swift test --filter 'FriendCardsTests/reuse'

goldens: setup ## record the goldens anew (FILTER=part of a test's name)
	@tests=$$(swift test list) || exit; echo "$$tests" | grep -qE -- '$(FILTER)' || \
		{ echo "goldens: no test's name matches '$(FILTER)'; 'swift test list' shows all" >&2; exit 1; }
	SNAPSHOT_TESTING_RECORD=all swift test --filter '$(FILTER)'

lint: ## check the format of every source file
	swift format lint --strict --recursive --parallel $(SOURCES)

format: ## format every source file
	swift format --in-place --recursive --parallel $(SOURCES)

clean: ## remove what was built
	rm -rf .build "$(OUT)"
