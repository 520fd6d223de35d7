// Package close_shared_runs takes a library's model from the front-ends.
package close_shared_runs

import (
	"rkllmd/generation/library"
)

// CloseSharedRuns returns Backend.Close that closes gate: no further run begins. Those that are queued are ended by
// whoever unloads the model, or stops the runtime.
//
// **Runs on:** any thread. What it returns runs on any thread too. **Holds:** that holds gate.
func CloseSharedRuns(gate *library.Gate) func() {
	return func() {
		gate.Lock()
		defer gate.Unlock()
		gate.Closed = true
	}
}
