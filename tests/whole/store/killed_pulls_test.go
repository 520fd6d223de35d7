package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/store/kill_pulls"
)

// A pull that is killed at any moment leaves nothing half that is seen as a model, and the next one goes on from there.
func TestKilledPulls(t *testing.T) {
	require.NotZero(t, kill_pulls.KillPulls(t, 5))
}
