package steering_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/tests/generation/steering/generation_lock"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_begin"
)

func TestAbortGeneration(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	run, _ := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "x"})
	notes.Calls = nil
	b.Abort = generation_lock.GenerationLock(b.Abort) // as the sink may, while a library waits for its callback
	abort_generation.AbortGeneration(run)
	abort_generation.AbortGeneration(run)
	require.Equal(t, []string{"abort"}, notes.Calls)
	ended, _ := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "x"})
	ended.Ended, notes.Calls = true, nil
	abort_generation.AbortGeneration(ended)
	early := &generation.Run{Backend: b}
	abort_generation.AbortGeneration(early)
	require.Empty(t, notes.Calls)
	require.True(t, early.Aborted)
}
