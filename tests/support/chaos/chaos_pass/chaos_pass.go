// Package chaos_pass hands on what goes over a link.
package chaos_pass

import (
	"net"

	"rkllmd/tests/support/chaos/chaos_pour"
	"rkllmd/tests/support/chaos/chaos_proxy"
)

// ChaosPass connects those who come to l with the other end of p, until l is closed.
func ChaosPass(p *chaos_proxy.Proxy, l net.Listener) {
	for {
		near, err := l.Accept()
		if err != nil {
			return
		}
		p.Mu.Lock()
		far, err := net.Conn(nil), error(net.ErrClosed)
		if !p.Cut {
			far, err = net.Dial("tcp", p.To)
		}
		if err != nil {
			near.Close()
		} else {
			p.Conns[near], p.Conns[far] = true, true
			go chaos_pour.ChaosPour(p, near, far)
			go chaos_pour.ChaosPour(p, far, near)
		}
		p.Mu.Unlock()
	}
}
