// Package append_buffer adds bytes to a buffer.
package append_buffer

import (
	"rkllmd/buffer"
	"rkllmd/buffer/resize_buffer"
)

// AppendBuffer adds p behind the unread bytes of a buffer. Room is made by moving the unread bytes to the front where
// they fill less than half of it, otherwise by growing to twice what is needed: each byte is moved a bounded number of
// times.
//
// **Runs on:** one thread at a time. It is the owner of the buffer. Follows docs/protocols/jsonrpc-socket.md,
// "Functions of the server".
func AppendBuffer(b *buffer.Buffer, p []byte) {
	if len(b.Data)+len(p) > cap(b.Data) {
		capacity := cap(b.Data)
		if needed := len(b.Data) - b.Start + len(p); needed > capacity/2 {
			capacity = max(2*needed, buffer.Retain)
		}
		resize_buffer.ResizeBuffer(b, capacity)
	}
	b.Data = append(b.Data, p...)
}
