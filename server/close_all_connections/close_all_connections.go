// Package close_all_connections lets go of all clients.
package close_all_connections

import (
	"rkllmd/server"
	"rkllmd/server/close_connection"
)

// CloseAllConnections closes every connection that is left, whatever it is owed.
//
// **Runs on:** the loop, at its end.
func CloseAllConnections(l *server.Loop) {
	for _, c := range l.Table.ByFD {
		if c != nil {
			close_connection.CloseConnection(l, c)
		}
	}
}
