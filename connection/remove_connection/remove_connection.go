// Package remove_connection takes a client out of the table of connections.
package remove_connection

import "rkllmd/connection"

// RemoveConnection takes a connection out of the table; one that is not in it changes nothing. Its socket stays open:
// that is cleanup_connection's.
//
// **Runs on:** the loop. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server".
func RemoveConnection(t *connection.Table, c *connection.Connection) {
	if c.FD >= len(t.ByFD) || t.ByFD[c.FD] != c {
		return
	}
	t.ByFD[c.FD] = nil
	if c.Refused {
		t.Refused--
		return
	}
	t.Count--
	if t.ByUID[c.UID]--; t.ByUID[c.UID] == 0 {
		delete(t.ByUID, c.UID)
	}
}
