package dropin_test

import (
	"testing"

	"rkllmd/tests/whole/dropin/dropin_signals"
)

// The same as TestDropinSignals, a thousand times.
func TestDropinSignalsSoak(t *testing.T) { dropin_signals.DropinSignals(t, 500) }
