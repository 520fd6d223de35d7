// Package chaos_proxy stands between a member and the server.
package chaos_proxy

import (
	"net"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// Proxy hands on what goes over a link. Whoever holds Gate lets nothing through, and loses nothing; Cut lets nobody
// in.
type Proxy struct {
	URL  string
	To   string // an address
	Gate sync.RWMutex

	Mu    sync.Mutex
	Conns map[net.Conn]bool
	Cut   bool
}

// ChaosProxy makes a link to the address to, until the test ends: accept serves those who come.
func ChaosProxy(t testing.TB, to string, accept func(*Proxy, net.Listener)) *Proxy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { l.Close() })
	p := &Proxy{URL: "nats://" + l.Addr().String(), To: to, Conns: map[net.Conn]bool{}}
	go accept(p, l)
	return p
}
