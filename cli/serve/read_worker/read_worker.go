// Package read_worker tells what the worker does.
package read_worker

import (
	"rkllmd/faces/web"
	"rkllmd/rkllm"
)

// ReadWorker returns the function that tells what the worker of rt does.
//
// **Runs on:** any thread. What it returns runs on any thread too. **Holds:** what it returns takes Runtime.Mu for a
// moment.
func ReadWorker(rt *rkllm.Runtime) func() web.Worker {
	return func() web.Worker {
		rt.Mu.Lock()
		defer rt.Mu.Unlock()
		return web.Worker{Loaded: rt.Loaded, Busy: rt.Current != nil, Waiting: len(rt.Queue)}
	}
}
