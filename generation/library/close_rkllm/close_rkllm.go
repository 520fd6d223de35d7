// Package close_rkllm ends the work with a vendor's library.
package close_rkllm

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/stop_runtime"
)

// CloseRkllm returns Backend.Close over rt: all runs end, the model is destroyed.
//
// **Runs on:** any thread that may wait. The worker must not call it. What it returns waits for the library.
func CloseRkllm(rt *rkllm.Runtime) func() {
	return func() {
		stop_runtime.StopRuntime(rt)
		<-rt.Idle
	}
}
