// Package noted_run waits for a run of the backend that computes nothing.
package noted_run

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_note"
)

// NotedRun waits until the backend that only notes what it is asked for was given a run beyond the first before, and
// returns it.
func NotedRun(t testing.TB, notes *generation_note.Notes, before int) (run *generation.Run) {
	t.Helper()
	require.Eventually(t, func() bool {
		notes.Mu.Lock()
		defer notes.Mu.Unlock()
		if len(notes.Runs) > before {
			run = notes.Runs[before]
		}
		return run != nil
	}, 2*time.Minute, time.Millisecond)
	return run
}
