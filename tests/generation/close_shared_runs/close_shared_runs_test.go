package close_shared_runs_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/close_shared_runs"
)

func TestCloseSharedRuns(t *testing.T) {
	gate := &generation.Gate{}
	closing := close_shared_runs.CloseSharedRuns(gate)
	require.False(t, gate.Closed)
	closing()
	closing()
	require.True(t, gate.Closed)
	require.True(t, gate.TryLock(), "it is let go")
}
