// Package consume_buffer drops read bytes from a buffer.
package consume_buffer

import (
	"rkllmd/buffer"
	"rkllmd/buffer/destroy_buffer"
	"rkllmd/buffer/resize_buffer"
)

// ConsumeBuffer drops the first n unread bytes of a buffer; more than there are is a programming error and panics.
// Memory is given back where much of it is unused: an emptied buffer keeps buffer.Retain bytes at most, one of more
// than buffer.Large bytes shrinks when three quarters of it are free. Bytes read earlier may move: slices of them end
// here.
//
// **Runs on:** one thread at a time. It is the owner of the buffer. Follows docs/protocols/jsonrpc-socket.md,
// "Functions of the server".
func ConsumeBuffer(b *buffer.Buffer, n int) {
	unread := len(b.Data[b.Start+n:])
	b.Start += n
	switch {
	case unread == 0 && cap(b.Data) > buffer.Retain:
		destroy_buffer.DestroyBuffer(b)
	case unread == 0:
		b.Data, b.Start = b.Data[:0], 0
	case cap(b.Data) > buffer.Large && unread <= cap(b.Data)/4:
		resize_buffer.ResizeBuffer(b, 2*unread)
	}
}
