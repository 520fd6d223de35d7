// Package stop_resting ends the process of a library that has no model.
package stop_resting

import (
	"rkllmd/isolation"
	"rkllmd/isolation/process/close_process"
)

// StopResting returns Isolated.Rest over i: the process, which has no model, ends, and the next call that needs one
// starts it again.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait: until the process has ended. **Holds:**
// that takes Isolation.Mu, for a moment.
func StopResting(i *isolation.Isolation) func() {
	return func() {
		i.Mu.Lock()
		p := i.Current
		i.Mu.Unlock()
		if p != nil {
			close_process.CloseProcess(p)
		}
	}
}
