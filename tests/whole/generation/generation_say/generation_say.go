// Package generation_say has a session's history answered.
package generation_say

import (
	"testing"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_answer"
)

// GenerationSay runs tokens in s, with seed 5, and returns the run once it has ended: with an answer of 8 tokens, where
// there is room.
func GenerationSay(t testing.TB, s *generation.Session, sampling engine.Sampling, tokens ...int32) *generation.Run {
	t.Helper()
	seed := uint64(5)
	run, _ := generation_answer.GenerationAnswer(t, s.Backend, generation.Request{Session: s, Tokens: tokens,
		Sampling: sampling, Seed: &seed,
		MaxTokens: 8, IgnoreEnd: true, Logprobs: -1})
	return run
}
