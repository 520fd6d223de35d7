// Package swarm_greeted connects a client to the chat over Hyperswarm.
package swarm_greeted

import (
	"net"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/tests/support/server/server_dial"
)

// SwarmGreeted connects a client to the loop and reads the first message, which must be server_info: the client, and
// what the message says of the host.
func SwarmGreeted(t testing.TB, l *server.Loop) (*net.UnixConn, map[string]any) {
	t.Helper()
	client := server_dial.ServerDial(t, l)
	message := swarm_read.SwarmRead(t, client)
	require.Equal(t, "server_info", message["type"])
	return client, message["payload"].(map[string]any)
}
