// Package admit_client lets the clients of a server beside the loop in.
package admit_client

import (
	"net"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/close"
	"rkllmd/cli/serve/drop_client"
	"rkllmd/server"
)

// AdmitClient returns the connection as a counted one. Where there are as many as the limit allows already, it is one
// that is refused: its calls are answered so (refuse_client), and it is closed soon. Where even those are too many, or
// the daemon stops, it is closed at once, and nil is returned.
//
// **Runs on:** any thread. **Holds:** Clients.Mu for a moment.
func AdmitClient(clients *serve.Clients, conn net.Conn) net.Conn {
	clients.Mu.Lock()
	defer clients.Mu.Unlock()
	refused := len(clients.Open)-len(clients.Refused) >= clients.Limit
	if clients.Stopped || refused && len(clients.Refused) >= server.MaxRefused {
		conn.Close()
		return nil
	}
	counted := &close.Conn{Conn: conn, Clients: clients}
	clients.Open[conn] = true
	clients.Count.Store(int64(len(clients.Open)))
	if refused {
		clients.Refused[conn.RemoteAddr()] = true
		go drop_client.DropClient(counted)
	}
	return counted
}
