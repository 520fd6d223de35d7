// Package web_aborted looks whether a run was aborted.
package web_aborted

import (
	"time"

	"rkllmd/generation"
)

// WebAborted tells whether run was aborted; wait: it waits for that.
func WebAborted(run *generation.Run, wait bool) bool {
	for {
		run.Mu.Lock()
		aborted := run.Aborted
		run.Mu.Unlock()
		if aborted || !wait {
			return aborted
		}
		time.Sleep(time.Millisecond)
	}
}
