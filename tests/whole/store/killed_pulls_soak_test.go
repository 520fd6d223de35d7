package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/soak_count"
	"rkllmd/tests/whole/store/kill_pulls"
)

// The same, 50 times; make soak: 200 times.
func TestKilledPullsSoak(t *testing.T) {
	pulls := soak_count.SoakCount(50, 200)
	resumed := kill_pulls.KillPulls(t, pulls)
	t.Logf("%d of %d left something that the next one could use", resumed, pulls)
	require.NotZero(t, resumed)
}
