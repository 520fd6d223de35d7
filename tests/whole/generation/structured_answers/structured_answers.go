// Package structured_answers asks for answers that fit schemas.
package structured_answers

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/grammar/check_answer"
)

// StructuredAnswers asks b for an answer to each schema, looks at those that come to their end, and returns how many
// do. The others get 200 tokens.
func StructuredAnswers(t testing.TB, b *generation.Backend, schemas <-chan string) (finished int) {
	t.Helper()
	sampling := b.Defaults
	sampling.TopK, sampling.Temperature = 0, 1.5
	for schema := range schemas {
		run, text := generation_answer.GenerationAnswer(t, b,
			generation.Request{Messages: []engine.Message{{Role: "user",
				Content: "Write!"}}, Schema: schema, Sampling: sampling, Logprobs: -1, MaxTokens: 200})
		if run.Last.Reason == generation.ReasonLength {
			continue
		}
		finished++
		assert.Equal(t, generation.ReasonStop, run.Last.Reason, "%v %s", run.Last.Err, schema)
		assert.NoError(t, check_answer.CheckAnswer(schema, text), "%s\n%s", schema, text)
	}
	return finished
}
