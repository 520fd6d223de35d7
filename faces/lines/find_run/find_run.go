// Package find_run finds a run by its id.
package find_run

import (
	"encoding/json"
	"fmt"

	"rkllmd/faces/lines"
	"rkllmd/generation"
)

// FindRun returns the run with this id, one of the last lines.KeptRuns that have ended or one that has not.
//
// **Runs on:** any thread. **Holds:** host.Mu for a moment. The error is generation.ErrNotFound.
func FindRun(host *lines.Host, id json.RawMessage) (*generation.Run, error) {
	host.Mu.Lock()
	defer host.Mu.Unlock()
	run := host.Runs[string(id)]
	if run == nil {
		return nil, fmt.Errorf("%w: there is no run %.80s", generation.ErrNotFound, id)
	}
	return run, nil
}
