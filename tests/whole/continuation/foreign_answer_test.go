package continuation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_engine"
)

// An answer that was begun otherwise than it would have been here is not gone on with where that is seen, and neither
// is one that has ended or does not fit.
func TestForeignAnswer(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{})
	mirostat, seed := b.Defaults, uint64(1)
	mirostat.Mirostat = 2
	run, _ := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "1", Raw: true, Seed: &seed,
		Sampling: mirostat, MaxTokens: 9, Given: &generation.Given{Tokens: []int32{0, 0}}})
	<-run.Done
	require.ErrorIs(t, run.Last.Err, generation.ErrFailed, "it is chosen once more")
	require.ErrorContains(t, run.Last.Err, "the answer cannot go on: token ")
	for want, request := range map[string]generation.Request{
		"2 tokens of the answer are given; 2 were asked for in all": {MaxTokens: 2},
		"given[1] is -7; this model has the tokens 0 to ": {MaxTokens: 9,
			Given: &generation.Given{Tokens: []int32{1, -7}}},
		"token 0 of what is there is 301, which does not fit the grammar": {MaxTokens: 9, Grammar: `root ::= "a"+`,
			Given: &generation.Given{Tokens: []int32{301}, Bound: true}},
	} {
		request.Prompt, request.Raw, request.Sampling = "1", true, b.Defaults
		if request.Given == nil {
			request.Given = &generation.Given{Tokens: []int32{300, 301}}
		}
		_, err := start_generation.StartGeneration(b, request, nil)
		require.ErrorIs(t, err, generation.ErrInvalid)
		require.ErrorContains(t, err, want)
	}
	b.Capabilities.Exact = false
	_, err := start_generation.StartGeneration(b, generation.Request{Prompt: "1", Raw: true, Sampling: b.Defaults,
		Given: &generation.Given{Tokens: []int32{300}}}, nil)
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.ErrorContains(t, err, "to go on behind the beginning of an answer")
}
