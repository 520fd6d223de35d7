// Package stop_with_runtime stops the servers beside the loop as soon as that can be done in order.
package stop_with_runtime

import (
	"rkllmd/cli/serve"
	"rkllmd/cli/serve/stop_fronts"
	"rkllmd/rkllm"
)

// StopWithRuntime stops the fronts when the runtime has ended, and with it all generations, or when the loop has: it
// does not wait for a library that hangs. stopped is closed then.
//
// **Runs on:** a goroutine of its own.
func StopWithRuntime(rt *rkllm.Runtime, fronts []*serve.Front, loop <-chan struct{}, stopped chan<- struct{}) {
	select {
	case <-rt.Idle:
	case <-loop:
	}
	stop_fronts.StopFronts(fronts)
	close(stopped)
}
