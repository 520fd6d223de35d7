package stream_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/take_permit"
)

func TestTakePermit(t *testing.T) {
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	t.Run("so many at once, then one by one", func(t *testing.T) {
		l := &stream.Limiter{PerMinute: 3}
		for range 3 {
			_, ok := take_permit.TakePermit(l, "a", now)
			require.True(t, ok)
		}
		wait, ok := take_permit.TakePermit(l, "a", now)
		require.False(t, ok)
		require.Equal(t, 20*time.Second, wait)
		wait, ok = take_permit.TakePermit(l, "a", now.Add(15*time.Second))
		require.False(t, ok)
		require.InDelta(t, 5*time.Second, wait, float64(time.Millisecond))
		_, ok = take_permit.TakePermit(l, "a", now.Add(21*time.Second))
		require.True(t, ok)
		_, ok = take_permit.TakePermit(l, "a", now.Add(21*time.Second))
		require.False(t, ok, "one has come back, not more")
	})
	t.Run("each client has its own", func(t *testing.T) {
		l := &stream.Limiter{PerMinute: 1}
		for _, client := range []string{"a", "b"} {
			_, ok := take_permit.TakePermit(l, client, now)
			require.True(t, ok)
		}
	})
	t.Run("they do not add up beyond a minute's, and who is gone is forgotten", func(t *testing.T) {
		l := &stream.Limiter{PerMinute: 2}
		take_permit.TakePermit(l, "a", now)
		take_permit.TakePermit(l, "b", now)
		later := now.Add(time.Hour)
		for i := range 3 {
			_, ok := take_permit.TakePermit(l, "a", later)
			require.Equal(t, i < 2, ok)
		}
		require.Len(t, l.Buckets, 1)
	})
	t.Run("0 is no limit", func(t *testing.T) {
		l := &stream.Limiter{}
		for range 1000 {
			_, ok := take_permit.TakePermit(l, "a", now)
			require.True(t, ok)
		}
		require.Empty(t, l.Buckets)
	})
}
