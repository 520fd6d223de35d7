package isolation_test

import (
	"testing"

	"rkllmd/tests/support/rkllm/isolation_flood"
)

// TestIsolatedHostileSoak has the daemon's side bear 250,000 messages of a process that has been taken over.
func TestIsolatedHostileSoak(t *testing.T) {
	isolation_flood.IsolationFlood(t, 250_000)
}
