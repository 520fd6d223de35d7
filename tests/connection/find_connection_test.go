package connection_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection/add_connection"
	"rkllmd/connection/cleanup_connection"
	"rkllmd/connection/create_connection"
	"rkllmd/connection/find_connection"
	"rkllmd/connection/remove_connection"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestFindConnection(t *testing.T) {
	table, c, client := connection_open_pair.ConnectionOpenPair(t, 100)
	require.Same(t, c, find_connection.FindConnection(table, c.FD, c.Generation))
	require.Nil(t, find_connection.FindConnection(table, c.FD, c.Generation+1))
	require.Nil(t, find_connection.FindConnection(table, client, 0))
	require.Nil(t, find_connection.FindConnection(table, -1, c.Generation))
	require.Nil(t, find_connection.FindConnection(table, 1<<20, c.Generation))

	t.Run("an event of a closed connection does not reach the next with its descriptor", func(t *testing.T) {
		stale := c.Generation
		remove_connection.RemoveConnection(table, c)
		cleanup_connection.CleanupConnection(c)
		require.NoError(t, unix.Dup3(client, c.FD, unix.O_CLOEXEC))
		next := create_connection.CreateConnection(c.FD, c.EpollFD, 0, 0, 100, 100)
		require.NoError(t, add_connection.AddConnection(table, next))
		require.Nil(t, find_connection.FindConnection(table, c.FD, stale))
		require.Same(t, next, find_connection.FindConnection(table, c.FD, next.Generation))
		cleanup_connection.CleanupConnection(next)
	})
}
