// Package destroy_buffer empties a buffer and frees its memory.
package destroy_buffer

import "rkllmd/buffer"

// DestroyBuffer empties a buffer and gives up its memory. The buffer can be used again.
//
// **Runs on:** one thread at a time. It is the owner of the buffer. Follows docs/protocols/jsonrpc-socket.md,
// "Functions of the server".
func DestroyBuffer(b *buffer.Buffer) {
	*b = buffer.Buffer{}
}
