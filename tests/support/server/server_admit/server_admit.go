// Package server_admit gives a loop a client without its socket.
package server_admit

import (
	"net"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/find_connection"
	"rkllmd/server"
	"rkllmd/server/client/admit_connection"
)

// ServerAdmit gives a loop that does not run a client, as if it had been accepted: the connection (nil when it was
// closed again), and the client's end.
func ServerAdmit(t testing.TB, l *server.Loop) (*connection.Connection, *net.UnixConn) {
	ends, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_NONBLOCK|unix.SOCK_CLOEXEC, 0)
	require.NoError(t, err)
	file := os.NewFile(uintptr(ends[1]), "client")
	client, err := net.FileConn(file)
	require.NoError(t, err)
	require.NoError(t, file.Close())
	require.NoError(t, client.SetDeadline(time.Now().Add(5*time.Minute)))
	t.Cleanup(func() { client.Close() })
	admit_connection.AdmitConnection(l, 0, ends[0])
	return find_connection.FindConnection(&l.Table, ends[0], l.Table.Generation), client.(*net.UnixConn)
}
