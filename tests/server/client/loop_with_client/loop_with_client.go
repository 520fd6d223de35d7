// Package loop_with_client makes a loop that has one client.
package loop_with_client

import (
	"net"
	"testing"

	"rkllmd/connection"
	"rkllmd/server"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
)

// LoopWithClient makes a loop that does not run and gives it a client: the loop, the client's connection, and the
// client's end.
func LoopWithClient(t testing.TB, options server.Options) (*server.Loop, *connection.Connection, *net.UnixConn) {
	l := server_create_loop.ServerCreateLoop(t, options)
	c, client := server_admit.ServerAdmit(t, l)
	return l, c, client
}
