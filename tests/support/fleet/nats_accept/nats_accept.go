// Package nats_accept takes clients of NATS.
package nats_accept

import (
	"net"

	"rkllmd/tests/support/fleet/nats_serve"
	"rkllmd/tests/support/fleet/nats_state"
)

// NATSAccept serves the clients that come to l, until that is closed.
func NATSAccept(s *nats_state.Server, l net.Listener) {
	for {
		c, err := l.Accept()
		if err != nil {
			return
		}
		s.Mu.Lock()
		s.Conns[c] = true
		s.Mu.Unlock()
		go nats_serve.NATSServe(s, c)
	}
}
