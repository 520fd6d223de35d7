package isolation_test

import (
	"testing"

	"rkllmd/tests/support/rkllm/isolation_flood"
)

// TestIsolatedHostileSoak has the daemon's side bear 1,000,000 messages of a process that has been taken over.
func TestIsolatedHostileSoak(t *testing.T) {
	isolation_flood.IsolationFlood(t, 1_000_000)
}
