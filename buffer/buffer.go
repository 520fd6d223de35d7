// Package buffer holds the byte queue that a connection reads into and writes from.
package buffer

// Retain is the capacity in bytes that an emptied buffer keeps for its next use. More is given back, so that an idle
// connection costs next to nothing.
const Retain = 512

// Large is the capacity in bytes from which a buffer shrinks while it still holds something.
const Large = 64 << 10

// Buffer is a queue of bytes: appended at the end, consumed at the front. The unread bytes are Data[Start:]. The zero
// value is an empty buffer that owns no memory. It has no lock of its own: whoever holds the Buffer holds the lock.
type Buffer struct {
	Data  []byte
	Start int
}
