package utils_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/utils/get_timestamp"
)

func TestGetTimestamp(t *testing.T) {
	t.Run("nanoseconds, forward", func(t *testing.T) {
		clock := time.Now() // before the other one: it must not have passed less
		before := get_timestamp.GetTimestamp()
		time.Sleep(5 * time.Millisecond)
		passed := get_timestamp.GetTimestamp() - before
		require.Positive(t, before)
		require.GreaterOrEqual(t, passed, int64(5*time.Millisecond))
		require.LessOrEqual(t, passed, int64(time.Since(clock)))
	})
	t.Run("allocates nothing", func(t *testing.T) {
		require.Zero(t, count_allocations.CountAllocations(100, func() { get_timestamp.GetTimestamp() }))
	})
}
