package isolation_test

import (
	"testing"

	"rkllmd/tests/support/rkllm/isolation_flood"
	"rkllmd/tests/whole/soak_count"
)

// TestIsolatedHostileSoak has the daemon's side bear 200,000 messages, in make soak 1,000,000, of a process that has
// been taken over.
func TestIsolatedHostileSoak(t *testing.T) {
	isolation_flood.IsolationFlood(t, soak_count.SoakCount(200_000, 1_000_000))
}
