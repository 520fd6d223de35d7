package generation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/create_engine_backend"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/generation/generation_text"
	"rkllmd/tests/support/grammar/check_answer"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
	"rkllmd/tests/whole/generation/structured_round"
)

// Answers that are held to a schema or a grammar: each that comes to its end is valid, as a validator of others sees
// it.
func TestStructuredAnswers(t *testing.T) {
	t.Run("random schemas", func(t *testing.T) { structured_round.StructuredRound(t, 200, 17) })

	_, b := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Size: 512})
	messages := []engine.Message{{Role: "user", Content: "Who?"}}
	schema := `{"type": "object", "properties": {"name": {"type": "string", "maxLength": 9}, "age": {"type": "integer",
		"minimum": 0, "maximum": 150}}, "required": ["name", "age"]}`
	t.Run("penalties, stop texts and probabilities go with it", func(t *testing.T) {
		sampling := b.Defaults
		sampling.RepeatPenalty, sampling.FrequencyPenalty = 1.3, 0.5
		_, text := generation_answer.GenerationAnswer(t, b, generation.Request{Messages: messages, Schema: schema,
			Sampling: sampling, Logprobs: 3, MaxTokens: 300})
		require.NoError(t, check_answer.CheckAnswer(schema, text), text)
		run, text := generation_answer.GenerationAnswer(t, b, generation.Request{Messages: messages, Schema: schema,
			Sampling: sampling, Logprobs: -1, MaxTokens: 300, Stop: []string{`"age"`}})
		require.Equal(t, generation.ReasonText, run.Last.Reason)
		require.True(t, strings.HasPrefix(text, "{"), text)
	})
	t.Run("a grammar begins behind thoughts", func(t *testing.T) {
		m := generation_load.GenerationLoad(t, write_chat_model.WriteChatModel(t,
			chat_template.ChatTemplate("deepseek")))
		b, err := create_engine_backend.CreateEngineBackend(m, engine.PoolOptions{Sequences: 2, Size: 2048,
			Threads: 1})
		require.NoError(t, err)
		t.Cleanup(b.Close)
		sampling := b.Defaults // of random weights the model thinks until it draws its end token, by mistake
		sampling.TopK, sampling.TopP, sampling.Temperature = 0, 1, 100
		request := generation.Request{Messages: messages, Sampling: sampling, Grammar: `root ::= "yes" | "no"`,
			Logprobs: -1}
		run, record := generation_begin.GenerationBegin(t, b, request)
		for <-run.Done; run.Last.Reason == generation.ReasonContext; <-run.Done { // it has drawn none
			run, record = generation_begin.GenerationBegin(t, b, request)
		}
		text, thoughts := generation_text.GenerationText(record.Events)
		require.Equal(t, generation.ReasonStop, run.Last.Reason, run.Last.Err)
		require.NotEmpty(t, thoughts)
		require.Contains(t, []string{"yes", "no"}, text)
	})
	t.Run("what is refused", func(t *testing.T) {
		for reason, request := range map[string]generation.Request{
			"the schema cannot be used: #: the keyword not": {Schema: `{"not": {}}`},
			"the grammar cannot be used: line 1":            {Grammar: `root ::= x`},
			"end tokens cannot be ignored":                  {Grammar: `root ::= "x"`, IgnoreEnd: true},
		} {
			request.Messages, request.Sampling, request.Logprobs = messages, b.Defaults, -1
			_, err := start_generation.StartGeneration(b, request, nil)
			require.ErrorIs(t, err, generation.ErrInvalid)
			require.ErrorContains(t, err, reason)
		}
	})
}
