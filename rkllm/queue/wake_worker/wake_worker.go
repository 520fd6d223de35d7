// Package wake_worker has the worker look at the queue again.
package wake_worker

import "rkllmd/rkllm"

// WakeWorker returns what makes the worker of rt look whether there is something to do now.
//
// **Runs on:** any thread. What it returns too. **Holds:** that takes Runtime.Mu, for a moment.
func WakeWorker(rt *rkllm.Runtime) func() {
	return func() {
		rt.Mu.Lock()
		defer rt.Mu.Unlock()
		rt.Wake.Signal()
	}
}
