package dropin_test

import (
	"testing"

	"rkllmd/tests/whole/dropin/dropin_signals"
)

// Programs call into the library from handlers of signals: the vendor's own demo destroys the model in that of SIGINT.
// Wherever the signal comes, the program ends, or goes on.
func TestDropinSignals(t *testing.T) { dropin_signals.DropinSignals(t, 25) }
