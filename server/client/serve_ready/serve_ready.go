// Package serve_ready goes on with the input that was left over.
package serve_ready

import (
	"slices"

	"rkllmd/server"
	"rkllmd/server/client/take_input"
	"rkllmd/server/client/update_connection"
)

// ServeReady gives each connection with a backlog one more turn. Those that are not done then are served in the next
// turn of the loop, after everybody else.
//
// **Runs on:** the loop.
func ServeReady(l *server.Loop) {
	ready := l.Ready
	for _, c := range ready {
		c.Ready = false
		if !c.Closed && c.Backlog {
			take_input.TakeInput(l, c, nil)
			update_connection.UpdateConnection(l, c)
		}
	}
	l.Ready = slices.Delete(l.Ready, 0, len(ready))
}
