// Package close_all_connections lets go of all clients.
package close_all_connections

import (
	"rkllmd/server"
	"rkllmd/server/client/close_connection"
)

// CloseAllConnections closes every connection that is left, even one that still waits for answers.
//
// **Runs on:** the loop. The loop is at its end.
func CloseAllConnections(l *server.Loop) {
	for _, c := range l.Table.ByFD {
		if c != nil {
			close_connection.CloseConnection(l, c)
		}
	}
}
