// Package client holds the types and constants of its room: a client on the loop, from its arrival to its end.
package client

// LargeMessage is the size in bytes from which a message is handled by a goroutine of its own, so that the loop is
// never held up by one client's input.
const LargeMessage = 64 << 10
