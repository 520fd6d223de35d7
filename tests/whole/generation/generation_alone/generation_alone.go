// Package generation_alone answers a prompt with nothing else going on.
package generation_alone

import (
	"testing"

	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_answer"
)

// GenerationAlone returns what b answers to request on these tokens without a session, in at most so many tokens: none
// for 0.
func GenerationAlone(t testing.TB, b *generation.Backend, request generation.Request, tokens []int32,
	most int) []int32 {
	t.Helper()
	if most == 0 {
		return nil
	}
	request.Session, request.Tokens, request.MaxTokens = nil, tokens, most
	run, _ := generation_answer.GenerationAnswer(t, b, request)
	return run.Answer
}
