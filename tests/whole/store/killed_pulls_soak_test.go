package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/store/kill_pulls"
)

// The same, two hundred times.
func TestKilledPullsSoak(t *testing.T) {
	resumed := kill_pulls.KillPulls(t, 200)
	t.Logf("%d of 200 left something that the next one could use", resumed)
	require.NotZero(t, resumed)
}
