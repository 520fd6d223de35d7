// Package start_run hands a run to its backend.
package start_run

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// StartRun lets the backend begin run, unless it was aborted before. While it does, nobody can steer the run: what is
// asked of it comes afterwards.
//
// **Runs on:** any thread. **Holds:** Run.Mu. Errors: ErrClosed where it was aborted, or the backend's.
func StartRun(run *generation.Run) error {
	run.Mu.Lock()
	defer run.Mu.Unlock()
	if run.Aborted {
		return name_error.NameError(generation.ErrClosed, "the run was aborted before it began")
	}
	err := run.Backend.Start(run)
	run.Begun = err == nil
	return err
}
