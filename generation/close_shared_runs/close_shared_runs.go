// Package close_shared_runs takes a library's model from the front-ends.
package close_shared_runs

import "rkllmd/generation"

// CloseSharedRuns returns Backend.Close that closes gate: no further run begins. Those that are queued are ended by whoever unloads the model, or stops the runtime.
//
// **Runs on:** any; what it returns too. **Holds:** that holds gate.
func CloseSharedRuns(gate *generation.Gate) func() {
	return func() {
		gate.Lock()
		defer gate.Unlock()
		gate.Closed = true
	}
}
