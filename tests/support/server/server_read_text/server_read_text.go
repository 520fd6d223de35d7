// Package server_read_text reads what a client has been sent.
package server_read_text

import (
	"net"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// ServerReadText reads what has been sent to a client of a loop that does not run: one read that does not wait, "" when
// there is nothing.
func ServerReadText(t testing.TB, client *net.UnixConn) string {
	socket, err := client.SyscallConn()
	require.NoError(t, err)
	got := make([]byte, 1<<20)
	n := 0
	err = socket.Read(func(fd uintptr) bool {
		n, _ = unix.Read(int(fd), got)
		return true
	})
	require.NoError(t, err)
	return string(got[:max(n, 0)])
}
