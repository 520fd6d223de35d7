// Package resize_buffer changes the room of a buffer.
package resize_buffer

import "rkllmd/buffer"

// ResizeBuffer gives a buffer room for capacity bytes in all, or for its unread bytes where those are more, and moves
// the unread bytes to its front. With the capacity that it has already, it only moves them.
//
// **Runs on:** one thread at a time. It is the owner of the buffer. Follows docs/protocols/jsonrpc-socket.md,
// "Functions of the server".
func ResizeBuffer(b *buffer.Buffer, capacity int) {
	unread := b.Data[b.Start:]
	capacity = max(capacity, len(unread))
	if capacity != cap(b.Data) {
		b.Data = make([]byte, len(unread), capacity)
	}
	b.Data = b.Data[:copy(b.Data, unread)]
	b.Start = 0
}
