package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/library"
	"rkllmd/generation/library/close_shared_runs"
)

func TestCloseSharedRuns(t *testing.T) {
	gate := &library.Gate{}
	closing := close_shared_runs.CloseSharedRuns(gate)
	require.False(t, gate.Closed)
	closing()
	closing()
	require.True(t, gate.Closed)
	require.True(t, gate.TryLock(), "it is let go")
}
