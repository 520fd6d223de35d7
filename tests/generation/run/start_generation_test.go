package run_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/generation/run/begin_elsewhere"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_record"
	"rkllmd/utils/turns"
)

func TestStartGeneration(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	seed := uint64(1) << 40
	run, record := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "ab <think>\n", Seed: &seed,
		Client: turns.Client{Number: 3}})
	require.Equal(t, []string{"render", "start"}, notes.Calls)
	require.Same(t, run, notes.Runs[0])
	require.Len(t, run.Prompt, 11)
	require.Equal(t, seed, run.Seed)
	require.Equal(t, "</think>", run.Text.Mark)
	require.True(t, run.Begun)
	require.Empty(t, record.Events)
	sink := generation_record.GenerationRecord(record)
	for want, request := range map[string]generation.Request{
		"refused": {Prompt: "refuse"},
		"the prompt has 65 tokens; the context holds 64": {Prompt: string(
			make([]byte, 65))},
		"max_tokens is -3; it must be 0 (until the answer ends or the context is full) or more": {Prompt: "a",
			MaxTokens: -3},
	} {
		request.Sampling = b.Defaults
		_, err := start_generation.StartGeneration(b, request, sink)
		require.EqualError(t, err, want)
	}
	require.Len(t, notes.Runs, 1)
	notes.Refuse = errors.New("full")
	_, err := start_generation.StartGeneration(b, generation.Request{Prompt: "a", Sampling: b.Defaults}, sink)
	require.EqualError(t, err, "full")
	require.Empty(t, record.Events)
	elsewhere := &generation.Run{}
	for _, begun := range []*generation.Run{elsewhere, nil} {
		b.Elsewhere = begin_elsewhere.BeginElsewhere(begun)
		run, err = start_generation.StartGeneration(b, generation.Request{Prompt: "a", Sampling: b.Defaults}, sink)
		require.Equal(t, begun == nil, err != nil, "this one is full")
		require.Same(t, begun, run)
	}
}
