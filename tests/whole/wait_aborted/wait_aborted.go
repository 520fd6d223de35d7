// Package wait_aborted waits until a run is aborted.
package wait_aborted

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
)

// WaitAborted waits until somebody has asked run to end, which must happen within 10 seconds.
func WaitAborted(t testing.TB, run *generation.Run) {
	t.Helper()
	require.Eventually(t, func() bool {
		run.Mu.Lock()
		defer run.Mu.Unlock()
		return run.Aborted
	}, 2*time.Minute, time.Millisecond)
}
