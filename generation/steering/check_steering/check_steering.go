// Package check_steering tells whether a run can be steered.
package check_steering

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckSteering returns why run cannot be steered as verb says ("paused"): the backend cannot do that (able), or the
// run has not begun or has ended.
//
// **Runs on:** any thread. **Holds:** Run.Mu.
func CheckSteering(run *generation.Run, verb string, able bool) error {
	switch {
	case !able:
		return name_error.NameError(generation.ErrNotSupported, "a run cannot be %s on %s", verb, run.Backend.Name)
	case run.Ended:
		return name_error.NameError(generation.ErrNotFound, "the run has ended: it cannot be %s any more", verb)
	case !run.Begun:
		return name_error.NameError(generation.ErrNotFound, "the run has not begun: it cannot be %s yet", verb)
	}
	return nil
}
