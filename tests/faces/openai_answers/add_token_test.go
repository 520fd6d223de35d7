package openai_answers_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/add_token"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_answers/openai_data"
	"rkllmd/tests/faces/openai_answers/openai_reply"
	"rkllmd/tests/faces/web_backend"
)

func TestAddToken(t *testing.T) {
	run := &generation.Run{Backend: web_backend.WebBackend()}
	reply := openai_reply.OpenaiReply(&openai.Body{Stream: true, Alternatives: -1}, true)
	add_token.AddToken(reply, run, generation.Token{ID: 1, Thinking: "hm", Logprob: math.NaN()})
	add_token.AddToken(reply, run, generation.Token{ID: 1, Held: true, Logprob: math.NaN()})
	add_token.AddToken(reply, run, generation.Token{ID: 1, Text: "yes", Logprob: math.NaN()})
	add_token.AddToken(reply, run, generation.Token{ID: 1, Text: "ab", Logprob: math.NaN(), Parts: []generation.Part{
		{Kind: generation.PartText, Text: "a"}, {Kind: generation.PartCall, Call: generation.Call{ID: "c",
			Name: "get"}},
		{Kind: generation.PartText, Text: "b"}}})
	data := openai_data.OpenaiData(t, string(reply.Answer.Out))
	require.Len(t, data, 5)
	require.Contains(t, data[0], `"delta":{"reasoning_content":"hm","reasoning":"hm"},"logprobs":null`)
	require.Contains(t, data[1], `"delta":{"content":"yes"},"logprobs":null,"finish_reason":null`)
	require.Contains(t, data[3], `"delta":{"tool_calls":[{"index":0,"id":"c","type":"function","function":`+
		`{"name":"get","arguments":""}}]},"logprobs":null`)
	require.Equal(t, []string{"yesab", "hm"}, []string{string(reply.Text), string(reply.Thinking)})
	reply.Answer.Refusal = &openai.Refusal{}
	add_token.AddToken(reply, run, generation.Token{ID: 1, Text: "c", Logprob: math.NaN()})
	require.Equal(t, "yesab", string(reply.Text), "another choice has failed, and the stream has ended")
}
