package ollama_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/add_token"
	"rkllmd/generation"
	"rkllmd/tests/faces/ollama/ollama_answer"
)

func TestAddToken(t *testing.T) {
	answer := ollama_answer.OllamaAnswer(&ollama.Body{}, true)
	run := &generation.Run{Request: generation.Request{Logprobs: -1}}
	add_token.AddToken(answer, run, generation.Token{ID: 1, Held: true, Logprob: math.NaN()})
	require.Empty(t, answer.Out)
	add_token.AddToken(answer, run, generation.Token{ID: 2, Thinking: "hm", Logprob: math.NaN()})
	add_token.AddToken(answer, run, generation.Token{ID: 3, Text: "a", Logprob: math.NaN()})
	run.Request.Calls = generation.CallsParsed
	call := generation.Call{Index: 0, ID: "call_1", Name: "clock", Arguments: `{"zone":"Oslo"}`}
	add_token.AddToken(answer, run, generation.Token{ID: 4, Logprob: math.NaN(), Parts: []generation.Part{
		{Kind: generation.PartText, Text: "b"}, {Kind: generation.PartCall, Call: call},
		{Kind: generation.PartArguments, Text: call.Arguments}, {Kind: generation.PartCallEnd, Call: call}}})
	require.Equal(t, []any{"ab", "hm", 1}, []any{string(answer.Text), string(answer.Thinking), len(answer.Calls)})
	lines := strings.Split(string(answer.Out), "\n")
	require.Len(t, lines, 4)
	require.Contains(t, lines[0], `"message":{"role":"assistant","content":"","thinking":"hm"},"done":false}`)
	require.Contains(t, lines[1], `"message":{"role":"assistant","content":"a"}`)
	require.Contains(t, lines[2], `"content":"b","tool_calls":[{"id":"call_1","function":{"index":0,"name":"clock",`+
		`"arguments":{"zone":"Oslo"}}}]}`)
}
