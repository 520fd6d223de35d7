package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_whole"
	"rkllmd/faces/openai"
	"rkllmd/generation"
)

func TestBuildWhole(t *testing.T) {
	answer := &ollama.Answer{Chat: true, Text: []byte("a"), Thinking: []byte("b"), Calls: []ollama.Call{{ID: "c"}},
		Logprobs: []openai.Logprob{{Token: "a"}}, Last: generation.Event{Reason: generation.ReasonStop}}
	line := build_whole.BuildWhole(answer)
	require.Equal(t, &ollama.Message{Role: "assistant", Content: "a", Thinking: "b", ToolCalls: answer.Calls},
		line.Message)
	require.Equal(t, answer.Logprobs, line.Logprobs)
	require.Equal(t, []any{true, "stop"}, []any{line.Done, line.DoneReason})
}
