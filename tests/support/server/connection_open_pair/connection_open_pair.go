// Package connection_open_pair makes a connection and the client's end of it.
package connection_open_pair

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/add_connection"
	"rkllmd/connection/cleanup_connection"
	"rkllmd/connection/create_connection"
)

// ConnectionOpenPair makes a connection in a table and epoll of its own, and the client's end of it, a non-blocking
// socket.
func ConnectionOpenPair(t testing.TB, maxPending int) (*connection.Table, *connection.Connection, int) {
	ends, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_NONBLOCK|unix.SOCK_CLOEXEC, 0)
	require.NoError(t, err)
	epoll, err := unix.EpollCreate1(unix.EPOLL_CLOEXEC)
	require.NoError(t, err)
	t.Cleanup(func() { unix.Close(epoll) })
	table := &connection.Table{}
	c := create_connection.CreateConnection(ends[0], epoll, uint32(os.Getuid()), int32(os.Getpid()), 1<<20, maxPending)
	require.NoError(t, add_connection.AddConnection(table, c))
	t.Cleanup(func() { cleanup_connection.CleanupConnection(c) })
	t.Cleanup(func() { unix.Close(ends[1]) })
	return table, c, ends[1]
}
