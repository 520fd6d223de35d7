// Package take_call takes the calls of programs.
package take_call

// void *rkllmd_take_call(void **added);
import "C"

import (
	"unsafe"

	"rkllmd/dropin/call"
)

// TakeCall waits until programs have made calls that nobody has taken yet, and returns them all, the oldest first, each
// with the next one in Next. With added it puts that one among them instead, and returns nil. Its C function is the
// queue itself, into which ask_runtime puts calls.
//
// **Runs on:** a locked goroutine. It is the thread of serve_calls.
func TakeCall(added *call.Call) *call.Call {
	var oldest *call.Call
	for c := (*call.Call)(C.rkllmd_take_call((*unsafe.Pointer)(unsafe.Pointer(added)))); c != nil; {
		before := c.Next
		c.Next, oldest, c = oldest, c, before
	}
	return oldest
}
