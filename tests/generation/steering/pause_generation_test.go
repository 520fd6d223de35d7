package steering_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/steering/pause_generation"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_begin"
)

func TestPauseGeneration(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	run, _ := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "x"})
	notes.Calls, run.Paused = nil, false
	require.NoError(t, pause_generation.PauseGeneration(run))
	require.NoError(t, pause_generation.PauseGeneration(run), "again")
	require.Equal(t, []string{"pause"}, notes.Calls)
	require.Equal(t, !false, run.Paused)
	b.Capabilities.Pause = false
	require.ErrorIs(t, pause_generation.PauseGeneration(run), generation.ErrNotSupported)
	b.Capabilities.Pause, run.Ended = true, true
	require.ErrorIs(t, pause_generation.PauseGeneration(run), generation.ErrNotFound)
	require.Len(t, notes.Calls, 1)
}
