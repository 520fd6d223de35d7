package steering_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/steering/resume_generation"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_begin"
)

func TestResumeGeneration(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	run, _ := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "x"})
	notes.Calls, run.Paused = nil, true
	require.NoError(t, resume_generation.ResumeGeneration(run))
	require.NoError(t, resume_generation.ResumeGeneration(run), "again")
	require.Equal(t, []string{"resume"}, notes.Calls)
	require.Equal(t, !true, run.Paused)
	b.Capabilities.Pause = false
	require.ErrorIs(t, resume_generation.ResumeGeneration(run), generation.ErrNotSupported)
	b.Capabilities.Pause, run.Ended = true, true
	require.ErrorIs(t, resume_generation.ResumeGeneration(run), generation.ErrNotFound)
	require.Len(t, notes.Calls, 1)
}
