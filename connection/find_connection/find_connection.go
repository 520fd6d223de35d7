// Package find_connection finds a client by its descriptor.
package find_connection

import "rkllmd/connection"

// FindConnection finds the connection with a descriptor and generation, as an epoll event carries them; nil when there
// is none, as for an event of a closed connection whose descriptor has been given to another.
//
// **Runs on:** the loop. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server".
func FindConnection(t *connection.Table, fd int, generation uint32) *connection.Connection {
	if fd < 0 || fd >= len(t.ByFD) || t.ByFD[fd] == nil || t.ByFD[fd].Generation != generation {
		return nil
	}
	return t.ByFD[fd]
}
