package connection_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection/add_connection"
	"rkllmd/connection/create_connection"
	"rkllmd/connection/remove_connection"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestRemoveConnection(t *testing.T) {
	table, c, client := connection_open_pair.ConnectionOpenPair(t, 100)
	refused := create_connection.CreateConnection(client, c.EpollFD, c.UID, 1, 100, 100)
	refused.Refused = true
	require.NoError(t, add_connection.AddConnection(table, refused))

	remove_connection.RemoveConnection(table, refused)
	require.Zero(t, table.Refused)
	require.Equal(t, 1, table.Count)

	for range 2 { // the second time changes nothing
		remove_connection.RemoveConnection(table, c)
		require.Nil(t, table.ByFD[c.FD])
		require.Zero(t, table.Count)
		require.Empty(t, table.ByUID)
	}
	_, err := unix.FcntlInt(uintptr(c.FD), unix.F_GETFD, 0)
	require.NoError(t, err, "still open")
}
