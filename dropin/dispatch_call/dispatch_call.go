// Package dispatch_call has one call of a program answered.
package dispatch_call

import (
	"runtime"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/wake_caller"
	"rkllmd/dropin/call_function"
)

// DispatchCall has the function that a program called carried out, and lets the thread that waits for it go on.
//
// **Runs on:** a goroutine of its own.
func DispatchCall(c *call.Call) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	c.Status = call_function.CallFunction(c)
	wake_caller.WakeCaller(c, call.Ended)
}
