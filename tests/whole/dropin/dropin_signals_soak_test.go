package dropin_test

import (
	"testing"

	"rkllmd/tests/whole/dropin/dropin_signals"
	"rkllmd/tests/whole/soak_count"
)

// The same as TestDropinSignals, two hundred times; make soak: a thousand times.
func TestDropinSignalsSoak(t *testing.T) {
	dropin_signals.DropinSignals(t, soak_count.SoakCount(100, 500))
}
