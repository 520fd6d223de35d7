// Package wait_for_socket waits until a server listens.
package wait_for_socket

import (
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// WaitForSocket returns when a connection to the Unix socket path succeeds; the test fails after two minutes.
func WaitForSocket(tb testing.TB, path string) {
	tb.Helper()
	for end := time.Now().Add(2 * time.Minute); ; time.Sleep(time.Millisecond) {
		conn, err := net.Dial("unix", path)
		if err == nil {
			conn.Close()
			return
		}
		require.True(tb, time.Now().Before(end), "nobody listens on %s: %v", path, err)
	}
}
