// Package bind_handler binds a protocol's state to its handler of messages.
package bind_handler

import "rkllmd/connection"

// BindHandler makes a Face.Handle of a function that takes the protocol's state first.
//
// **Runs on:** any thread. What it returns runs where Face.Handle does.
func BindHandler[S any](state S, handle func(S, *connection.Connection, []byte, []byte) []byte) func(
	*connection.Connection, []byte, []byte) []byte {
	return func(c *connection.Connection, message, reply []byte) []byte {
		return handle(state, c, message, reply)
	}
}
