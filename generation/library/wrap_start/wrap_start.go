// Package wrap_start gives a run to a library that may have died.
package wrap_start

import (
	"errors"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/rkllm"
)

// WrapStart returns Backend.Start that does what start does over an isolated library with one model for good. Where
// there is no model any more because the library's process has ended, the run is told that, and how.
//
// **Runs on:** any thread. What it returns runs where Backend.Start does. Errors: start's; ErrClosed.
func WrapStart(start func(*generation.Run) error, isolated *rkllm.Isolated) func(*generation.Run) error {
	return func(run *generation.Run) error {
		err := start(run)
		if errors.Is(err, generation.ErrClosed) {
			if lost := isolated.Lost(rkllm.LostCode); lost != nil {
				return name_error.NameError(generation.ErrClosed, "%s", lost.Message)
			}
		}
		return err
	}
}
