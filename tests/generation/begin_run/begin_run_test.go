package begin_run_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/begin_run"
	"rkllmd/tests/support/generation_backend"
)

func TestBeginRun(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	run := &generation.Run{Backend: b}
	require.NoError(t, begin_run.BeginRun(run))
	require.True(t, run.Begun)
	err := begin_run.BeginRun(&generation.Run{Backend: b, Aborted: true})
	require.ErrorIs(t, err, generation.ErrClosed)
	require.EqualError(t, err, "the run was aborted before it began")
	notes.Refuse = errors.New("no")
	run = &generation.Run{Backend: b}
	require.EqualError(t, begin_run.BeginRun(run), "no")
	require.False(t, run.Begun)
	require.Len(t, notes.Runs, 2)
}
