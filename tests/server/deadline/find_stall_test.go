package deadline_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server/deadline/find_stall"
	"rkllmd/tests/support/server/connection_fill_socket"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestFindStall(t *testing.T) {
	_, c, _ := connection_open_pair.ConnectionOpenPair(t, 2<<20)
	c.BegunAt, c.MovedAt = 5, 3
	since, _ := find_stall.FindStall(c)
	require.Zero(t, since, "nobody waits")

	c.In.Data = []byte("{")
	since, what := find_stall.FindStall(c)
	require.EqualValues(t, 5, since)
	require.Contains(t, what, "begun and not ended")
	c.MovedAt = 7
	since, _ = find_stall.FindStall(c)
	require.EqualValues(t, 7, since, "until then its input was left alone")
	c.Backlog = true
	since, _ = find_stall.FindStall(c)
	require.Zero(t, since, "the loop has not looked yet")
	c.Backlog = false
	c.Parsing.Store(true)
	since, _ = find_stall.FindStall(c)
	require.Zero(t, since)

	connection_fill_socket.ConnectionFillSocket(t, c)
	since, what = find_stall.FindStall(c)
	require.Equal(t, c.MovedAt, since)
	require.Contains(t, what, "is not read")
	require.True(t, c.Mu.TryLock(), "the lock is free again")
	c.Mu.Unlock()
}
