// Package serve_calls serves the calls of a program.
package serve_calls

// void *ServeCalls(void *unused);
import "C"

import (
	"unsafe"

	_ "rkllmd/dropin/call/ask_runtime" // holds the C function that the exported ones call
	"rkllmd/dropin/call/take_call"
	"rkllmd/dropin/dispatch_call"
	"rkllmd/dropin/prepare_process"
	"rkllmd/utils/wake_scheduler"
)

// ServeCalls hands every call that a program makes to a goroutine of its own, for ever. It is what the thread does that
// the first call into the library starts (ask_runtime).
//
// **Runs on:** a locked goroutine. It is that thread.
//
//export ServeCalls
func ServeCalls(unsafe.Pointer) unsafe.Pointer {
	prepare_process.PrepareProcess()
	wake_scheduler.WakeScheduler()
	for {
		for c := take_call.TakeCall(nil); c != nil; {
			next := c.Next // the call is gone when it has ended
			go dispatch_call.DispatchCall(c)
			c = next
		}
	}
}
