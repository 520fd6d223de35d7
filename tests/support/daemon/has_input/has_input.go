// Package has_input looks whether anything has arrived.
package has_input

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/connect_client"
)

// HasInput says whether the client has something to read right now, the end of the connection included. It does not
// wait.
func HasInput(tb testing.TB, client *connect_client.Client) bool {
	tb.Helper()
	if client.Reader.Buffered() > 0 {
		return true
	}
	raw, err := client.Conn.SyscallConn()
	require.NoError(tb, err)
	ready := 0
	require.NoError(tb, raw.Control(func(fd uintptr) {
		err = unix.EINTR
		for err == unix.EINTR {
			ready, err = unix.Poll([]unix.PollFd{{Fd: int32(fd), Events: unix.POLLIN}}, 0)
		}
	}))
	require.NoError(tb, err)
	return ready > 0
}
