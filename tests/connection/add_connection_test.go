package connection_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/add_connection"
	"rkllmd/connection/create_connection"
	"rkllmd/tests/connection/connection_take_events"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestAddConnection(t *testing.T) {
	t.Run("in the table and in epoll", func(t *testing.T) {
		table, c, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
		require.Same(t, c, table.ByFD[c.FD])
		require.Equal(t, 1, table.Count)
		require.Equal(t, map[uint32]int{c.UID: 1}, table.ByUID)
		require.NotZero(t, c.Generation)
		require.Zero(t, connection_take_events.ConnectionTakeEvents(t, c))
		_, err := unix.Write(client, []byte("x"))
		require.NoError(t, err)
		require.Equal(t, uint32(unix.EPOLLIN), connection_take_events.ConnectionTakeEvents(t, c))
	})
	t.Run("generations differ, one that is refused counts for nothing", func(t *testing.T) {
		table, first, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
		second := create_connection.CreateConnection(client, first.EpollFD, 5, 1, 100, 100)
		second.Refused = true
		require.NoError(t, add_connection.AddConnection(table, second))
		require.Equal(t, first.Generation+1, second.Generation)
		require.Equal(t, 1, table.Count)
		require.Equal(t, 1, table.Refused)
		require.NotContains(t, table.ByUID, uint32(5))
	})
	t.Run("no such descriptor", func(t *testing.T) {
		table, other, _ := connection_open_pair.ConnectionOpenPair(t, 1<<20)
		c := create_connection.CreateConnection(1<<20, other.EpollFD, 5, 1, 100, 100)
		require.EqualError(t, add_connection.AddConnection(table, c),
			"epoll does not take descriptor 1048576: bad file descriptor")
		require.Equal(t, 1, table.Count)
	})
	t.Run("the first of an empty table", func(t *testing.T) {
		_, other, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
		var table connection.Table
		c := create_connection.CreateConnection(client, other.EpollFD, 5, 1, 100, 100)
		require.NoError(t, add_connection.AddConnection(&table, c))
		require.Len(t, table.ByFD, client+1)
	})
}
