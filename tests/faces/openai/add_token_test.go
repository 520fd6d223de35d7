package openai_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/add_token"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai/openai_answer"
	"rkllmd/tests/faces/openai/openai_data"
	"rkllmd/tests/faces/web_backend"
)

func TestAddToken(t *testing.T) {
	run := &generation.Run{Backend: web_backend.WebBackend()}
	answer, _ := openai_answer.OpenaiAnswer(&openai.Body{Stream: true, Alternatives: -1}, true)
	add_token.AddToken(answer, run, generation.Token{ID: 1, Thinking: "hm", Logprob: math.NaN()})
	add_token.AddToken(answer, run, generation.Token{ID: 1, Held: true, Logprob: math.NaN()})
	add_token.AddToken(answer, run, generation.Token{ID: 1, Text: "yes", Logprob: math.NaN()})
	data := openai_data.OpenaiData(t, string(answer.Out))
	require.Len(t, data, 2)
	require.Contains(t, data[0], `"delta":{"reasoning_content":"hm","reasoning":"hm"},"logprobs":null`)
	require.Contains(t, data[1], `"delta":{"content":"yes"},"logprobs":null,"finish_reason":null`)
	require.Equal(t, []string{"yes", "hm"}, []string{string(answer.Text), string(answer.Thinking)})
	answer, _ = openai_answer.OpenaiAnswer(&openai.Body{Stream: true}, true)
	add_token.AddToken(answer, run, generation.Token{ID: -1, Text: "a", Logprob: math.NaN()})
	require.Contains(t, string(answer.Out), `"logprobs":{"content":[],"refusal":null}`)
	answer, _ = openai_answer.OpenaiAnswer(&openai.Body{Stream: true, Alternatives: -1}, false)
	add_token.AddToken(answer, run, generation.Token{ID: -1, Text: "a", Logprob: math.NaN()})
	require.Contains(t, string(answer.Out), `"index":0,"text":"a"`)
}
