// Package close closes a client's connection to a server beside the loop.
package close

import (
	"net"

	"rkllmd/cli/serve"
)

// Conn is a client's connection that is counted. What is embedded answers for the other methods.
type Conn struct {
	net.Conn
	Clients *serve.Clients
}

// Close closes the connection, whose place somebody else may have then. Closing again does nothing more.
//
// **Runs on:** any thread. The method is net.Conn's. **Holds:** Clients.Mu for a moment.
func (c *Conn) Close() error {
	c.Clients.Mu.Lock()
	delete(c.Clients.Open, c.Conn)
	c.Clients.Count.Store(int64(len(c.Clients.Open)))
	delete(c.Clients.Refused, c.RemoteAddr())
	c.Clients.Mu.Unlock()
	return c.Conn.Close()
}
