package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/generation/steering/pause_generation"
	"rkllmd/generation/steering/resume_generation"
	"rkllmd/tests/generation/embedded/generation_abort_at"
	"rkllmd/tests/generation/embedded/generation_hold"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/support/generation/generation_text"
)

func TestBindTaskVerb(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Sequences: 1})
	seed := uint64(11)
	request := generation.Request{Prompt: "river", MaxTokens: 12, Seed: &seed}
	whole, text := generation_answer.GenerationAnswer(t, b, request)
	require.Len(t, whole.Answer, 12)
	t.Run("abort, within one token", func(t *testing.T) {
		run, gate := generation_hold.GenerationHold(t, b, request, 4)
		abort_generation.AbortGeneration(run)
		close(gate.Go)
		<-run.Done
		require.Equal(t, generation.ReasonAbort, run.Last.Reason)
		require.Equal(t, whole.Answer[:4], run.Answer)
		require.Equal(t, 4, run.Last.Usage.Generated)
		abort_generation.AbortGeneration(run)
	})
	t.Run("abort by the sink", func(t *testing.T) {
		run := generation_abort_at.GenerationAbortAt(t, b, request, 2)
		<-run.Done
		require.Equal(t, generation.ReasonAbort, run.Last.Reason)
		require.Equal(t, whole.Answer[:3], run.Answer)
	})
	t.Run("abort while it waits", func(t *testing.T) {
		first, gate := generation_hold.GenerationHold(t, b, request, 1)
		run, record := generation_begin.GenerationBegin(t, b, request)
		abort_generation.AbortGeneration(run)
		close(gate.Go)
		<-run.Done
		require.Equal(t, generation.ReasonAbort, run.Last.Reason)
		require.Equal(t, generation.Timings{Queued: run.Last.Timings.Total, Total: run.Last.Timings.Total},
			run.Last.Timings)
		require.Empty(t, run.Answer)
		require.Equal(t, generation.EventDone, record.Events[len(record.Events)-1].Kind)
		<-first.Done
		require.Equal(t, whole.Answer, first.Answer)
	})
	t.Run("pause: no token until resume, then the same", func(t *testing.T) {
		run, gate := generation_hold.GenerationHold(t, b, request, 5)
		require.NoError(t, pause_generation.PauseGeneration(run))
		close(gate.Go)
		for range 3 {
			b.Holdings() // a step could have been made
		}
		require.Equal(t, 1, b.Stats().Paused)
		require.Empty(t, gate.Told)
		other, otherText := generation_answer.GenerationAnswer(t, b, request) // takes its slot
		require.Equal(t, whole.Answer, other.Answer)
		require.Equal(t, text, otherText)
		require.Empty(t, gate.Told)
		require.NoError(t, resume_generation.ResumeGeneration(run))
		<-run.Done
		require.Equal(t, whole.Answer, run.Answer)
		told, _ := generation_text.GenerationText(gate.Events)
		require.Equal(t, text, told)
		require.ErrorIs(t, pause_generation.PauseGeneration(run), generation.ErrNotFound)
	})
}
