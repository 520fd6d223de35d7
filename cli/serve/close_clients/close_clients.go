// Package close_clients closes the connections of a server beside the loop.
package close_clients

import (
	"rkllmd/cli/serve"
)

// CloseClients closes all connections, also those that have not said a word yet, which their server does not know: it
// would wait for them. Further ones are closed as they come.
//
// **Runs on:** any thread. **Holds:** Clients.Mu for a moment.
func CloseClients(clients *serve.Clients) {
	clients.Mu.Lock()
	defer clients.Mu.Unlock()
	clients.Stopped = true
	for conn := range clients.Open {
		conn.Close()
	}
}
