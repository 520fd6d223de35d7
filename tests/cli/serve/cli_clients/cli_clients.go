// Package cli_clients makes connections that are counted.
package cli_clients

import (
	"net"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/accept"
)

// CliClients returns a listener of its own whose clients are limited, and so many clients that are connected to it.
func CliClients(t testing.TB, limit, count int) (listener *accept.Listener, clients []net.Conn) {
	t.Helper()
	inner, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { inner.Close() })
	listener = &accept.Listener{Listener: inner, Clients: &serve.Clients{Limit: limit, Open: map[net.Conn]bool{},
		Refused: map[net.Addr]bool{}}}
	for range count {
		client, err := net.Dial("tcp", inner.Addr().String())
		require.NoError(t, err)
		t.Cleanup(func() { client.Close() })
		clients = append(clients, client)
	}
	return listener, clients
}
