// Package server_dial connects a client.
package server_dial

import (
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
)

// ServerDial connects a client to a loop's socket. It is closed when the test ends, and no read or write takes longer
// than five minutes.
func ServerDial(t testing.TB, l *server.Loop) *net.UnixConn {
	client, err := net.DialUnix("unix", nil, &net.UnixAddr{Name: l.Faces[0].Options.Path, Net: "unix"})
	require.NoError(t, err)
	require.NoError(t, client.SetDeadline(time.Now().Add(5*time.Minute)))
	t.Cleanup(func() { client.Close() })
	return client
}
