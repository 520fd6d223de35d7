// Package abi holds the types and constants of its room: the functions of the C API.
package abi

// ReasonBytes is the room for the reason of a thread's last failure, its final NUL included.
const ReasonBytes = 1024
