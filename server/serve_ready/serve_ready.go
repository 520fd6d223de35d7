// Package serve_ready goes on with the input that was left over.
package serve_ready

import (
	"slices"

	"rkllmd/server"
	"rkllmd/server/settle_connection"
	"rkllmd/server/take_input"
)

// ServeReady gives each connection with a backlog one more turn. Those that are not done then are served in the next turn
// of the loop, after everybody else.
//
// **Runs on:** the loop.
func ServeReady(l *server.Loop) {
	ready := l.Ready
	for _, c := range ready {
		c.Ready = false
		if !c.Closed && c.Backlog {
			take_input.TakeInput(l, c, nil)
			settle_connection.SettleConnection(l, c)
		}
	}
	l.Ready = slices.Delete(l.Ready, 0, len(ready))
}
