// Package dispatch_call has one call of a program answered.
package dispatch_call

import (
	"runtime"

	"golang.org/x/sys/unix"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/use_caller_cpus"
	"rkllmd/dropin/call/wake_caller"
	"rkllmd/dropin/call_function"
)

// DispatchCall has the function that a program called carried out, on the CPUs of the thread that waits for it, and
// lets that go on.
//
// **Runs on:** a goroutine of its own.
func DispatchCall(c *call.Call) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	before, changed := use_caller_cpus.UseCallerCpus(c.Thread)
	c.Status = call_function.CallFunction(c)
	if changed {
		_ = unix.SchedSetaffinity(0, &before) // what it was a moment ago
	}
	wake_caller.WakeCaller(c, call.Ended)
}
