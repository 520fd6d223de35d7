package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/generation/run/regenerate_answer"
	"rkllmd/generation/session/append_session"
	"rkllmd/generation/steering/modify_generation"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_fake_table"
	"rkllmd/tests/support/generation/generation_refuse"
)

func TestRegenerateAnswer(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	old, record := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "a<think>", MaxTokens: 9})
	_, err := regenerate_answer.RegenerateAnswer(old, nil, old.Sink)
	require.ErrorIs(t, err, generation.ErrBusy)
	s := old.Sampling
	s.Temperature = 0.5
	require.NoError(t, modify_generation.ModifyGeneration(old, s))
	deliver_done.DeliverDone(old, generation.Event{Reason: generation.ReasonAbort})

	run, err := regenerate_answer.RegenerateAnswer(old, nil, old.Sink)
	require.NoError(t, err)
	require.Equal(t, old.Prompt, run.Prompt)
	require.Equal(t, "</think>", run.Text.Mark)
	require.NotEqual(t, old.Seed, run.Seed)
	require.EqualValues(t, 0.5, run.Sampling.Temperature, "what was in force")
	require.Equal(t, 9, run.Request.MaxTokens)
	deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonStop})
	require.Len(t, record.Events, 2, "the same sink")
	seed := uint64(5)
	run, err = regenerate_answer.RegenerateAnswer(run, &seed, run.Sink)
	require.NoError(t, err)
	require.EqualValues(t, 5, run.Seed)

	t.Run("in a session", func(t *testing.T) {
		_, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
		s := generation_fake_session.GenerationFakeSession(t, table, 1, 2)
		b.Release = s.Backend.Release
		s.Backend = b
		first, _ := generation_begin.GenerationBegin(t, b, generation.Request{Session: s, Prompt: "a"})
		deliver_token.DeliverToken(first, generation.Token{ID: 8}, nil)
		deliver_done.DeliverDone(first, generation.Event{Reason: generation.ReasonStop})
		require.Equal(t, []int32{1, 2, 'a', 8}, s.Tokens)
		start := b.Start
		b.Start = generation_refuse.GenerationRefuse
		_, err := regenerate_answer.RegenerateAnswer(first, nil, first.Sink)
		require.ErrorIs(t, err, generation.ErrFull)
		require.Equal(t, []int32{1, 2, 'a', 8}, s.Tokens, "what was refused has changed nothing")
		b.Start = start
		again, err := regenerate_answer.RegenerateAnswer(first, nil, first.Sink)
		require.NoError(t, err)
		require.Equal(t, []int32{1, 2, 'a'}, again.Prompt)
		require.True(t, again.Text.Thoughts, "the answer is read as the first one was")
		require.Same(t, again, notes.Runs[len(notes.Runs)-1])
		deliver_token.DeliverToken(again, generation.Token{ID: 9}, nil)
		deliver_done.DeliverDone(again, generation.Event{Reason: generation.ReasonStop})
		require.Equal(t, []int32{1, 2, 'a', 9}, s.Tokens)
		second, _ := generation_begin.GenerationBegin(t, b, generation.Request{Session: s, Prompt: "b"})
		deliver_done.DeliverDone(second, generation.Event{Reason: generation.ReasonStop})
		_, err = regenerate_answer.RegenerateAnswer(again, nil, again.Sink)
		require.ErrorIs(t, err, generation.ErrInvalid)
		require.ErrorContains(t, err, "has gone on since that run; only the last one can be done again")
		_, err = append_session.AppendSession(s, []int32{3})
		require.NoError(t, err)
		_, err = regenerate_answer.RegenerateAnswer(second, nil, second.Sink)
		require.ErrorIs(t, err, generation.ErrInvalid)
	})
}
