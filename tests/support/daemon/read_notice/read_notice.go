// Package read_notice reads what a daemon has told its service manager.
package read_notice

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/notice_socket"
)

// ReadNotice waits for the next message.
func ReadNotice(tb testing.TB, notices notice_socket.Notices) string {
	tb.Helper()
	text := make([]byte, 4096)
	n, err := notices.Conn.Read(text)
	require.NoError(tb, err)
	return string(text[:n])
}
