// Package nats_server starts a small server of NATS.
package nats_server

import (
	"net"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/fleet/nats_accept"
	"rkllmd/tests/support/fleet/nats_state"
)

// NATSServer starts a server of NATS in this process, which ends with the test, and returns its address and what it
// knows. The real one is started by the stories of tests/fleet_server.
func NATSServer(t testing.TB) (string, *nats_state.Server) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	s := &nats_state.Server{Conns: map[net.Conn]bool{}}
	t.Cleanup(func() { l.Close() })
	go nats_accept.NATSAccept(s, l)
	return "nats://" + l.Addr().String(), s
}
