// Package create_buffer creates a buffer.
package create_buffer

import "rkllmd/buffer"

// CreateBuffer makes an empty buffer with room for capacity bytes. Room for 0 bytes owns no memory: that is the zero
// Buffer.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server".
func CreateBuffer(capacity int) buffer.Buffer {
	if capacity == 0 {
		return buffer.Buffer{}
	}
	return buffer.Buffer{Data: make([]byte, 0, capacity)}
}
