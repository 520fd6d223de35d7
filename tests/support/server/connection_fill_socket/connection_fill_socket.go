// Package connection_fill_socket leaves a client with output that its socket does not take.
package connection_fill_socket

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/connection/send_to_connection"
)

// ConnectionFillSocket sends a connection 1 MiB in one frame, more than a socket takes, and returns what it sent.
func ConnectionFillSocket(t testing.TB, c *connection.Connection) []byte {
	frame := bytes.Repeat([]byte("0123456789abcde\n"), 1<<16)
	require.NoError(t, send_to_connection.SendToConnection(c, frame))
	require.NotEmpty(t, c.Out.Data[c.Out.Start:], "the socket took everything")
	return frame
}
