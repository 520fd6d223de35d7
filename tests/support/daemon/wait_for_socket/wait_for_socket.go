// Package wait_for_socket waits until a server listens.
package wait_for_socket

import (
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// WaitForSocket returns when a connection to the Unix socket path succeeds; the test fails after two minutes, or when
// one of ended is closed: the server has ended.
func WaitForSocket(tb testing.TB, path string, ended ...<-chan struct{}) {
	tb.Helper()
	over := make(<-chan struct{})
	if len(ended) > 0 {
		over = ended[0]
	}
	for end := time.After(2 * time.Minute); ; {
		conn, err := net.Dial("unix", path)
		if err == nil {
			conn.Close()
			return
		}
		select {
		case <-over:
			require.FailNow(tb, "the server has ended", "nobody listens on %s", path)
		case <-end:
			require.FailNow(tb, "nobody listens", "on %s: %v", path, err)
		case <-time.After(time.Millisecond):
		}
	}
}
