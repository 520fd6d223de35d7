// Package start_shared_run gives a run to a library whose model front-ends share.
package start_shared_run

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/name_error"
)

// StartSharedRun returns Backend.Start that does what start does, while gate is open: a run that was meant for a model
// never gets to the next one.
//
// **Runs on:** any thread. What it returns runs where Backend.Start does. **Holds:** it holds gate for reading. Errors:
// start's; ErrClosed.
func StartSharedRun(gate *library.Gate, start func(*generation.Run) error) func(*generation.Run) error {
	return func(run *generation.Run) error {
		gate.RLock()
		defer gate.RUnlock()
		if gate.Closed {
			return name_error.NameError(generation.ErrClosed, "%w", engine.ErrPoolClosed)
		}
		return start(run)
	}
}
