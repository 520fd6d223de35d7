// Package accept accepts the clients of a server beside the loop.
package accept

import (
	"net"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/admit_client"
)

// Listener is a server's listener that counts its clients. What is embedded answers for the other methods.
type Listener struct {
	net.Listener
	Clients *serve.Clients
}

// Accept waits for the next client and returns its connection, which admit_client has let in.
//
// **Runs on:** any thread that may wait. The method is net.Listener's.
func (l *Listener) Accept() (net.Conn, error) {
	for {
		conn, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if counted := admit_client.AdmitClient(l.Clients, conn); counted != nil {
			return counted, nil
		}
	}
}
