// Package chaos_pour hands on one direction of a connection.
package chaos_pour

import (
	"net"

	"rkllmd/tests/support/chaos/chaos_proxy"
)

// ChaosPour hands on what comes from one end to the other one while the gate of p is open, until either ends; then
// both end.
func ChaosPour(p *chaos_proxy.Proxy, from, to net.Conn) {
	piece := make([]byte, 64<<10)
	for {
		n, err := from.Read(piece)
		if err != nil {
			break
		}
		p.Gate.RLock()
		_, err = to.Write(piece[:n])
		p.Gate.RUnlock()
		if err != nil {
			break
		}
	}
	from.Close()
	to.Close()
	p.Mu.Lock()
	delete(p.Conns, from)
	p.Mu.Unlock()
}
