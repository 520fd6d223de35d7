package run_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/start_run"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestStartRun(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	run := &generation.Run{Backend: b}
	require.NoError(t, start_run.StartRun(run))
	require.True(t, run.Begun)
	err := start_run.StartRun(&generation.Run{Backend: b, Aborted: true})
	require.ErrorIs(t, err, generation.ErrClosed)
	require.EqualError(t, err, "the run was aborted before it began")
	notes.Refuse = errors.New("no")
	run = &generation.Run{Backend: b}
	require.EqualError(t, start_run.StartRun(run), "no")
	require.False(t, run.Begun)
	require.Len(t, notes.Runs, 2)
}
