package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/end_answer"
	"rkllmd/faces/openai"
	"rkllmd/generation"
	"rkllmd/tests/faces/ollama/ollama_answer"
)

func TestEndAnswer(t *testing.T) {
	answer := ollama_answer.OllamaAnswer(&ollama.Body{}, true)
	end_answer.EndAnswer(answer, generation.Event{Reason: generation.ReasonStop})
	require.Contains(t, string(answer.Out), `"message":{"role":"assistant","content":""},"done":true,"done_reason":"stop"`)
	answer.Out = nil
	end_answer.EndAnswer(answer, generation.Event{Reason: generation.ReasonError, Err: generation.ErrFailed})
	require.Equal(t, `{"error":"failed"}`+"\n", string(answer.Out))
	require.Equal(t, 500, answer.Refusal.Status)
	end_answer.EndAnswer(answer, generation.Event{Reason: generation.ReasonError, Err: openai.ErrStopped})
	require.Empty(t, answer.Refusal.Name, "the daemon stops: that is nobody's error")
	answer.Events, answer.Out = false, nil
	end_answer.EndAnswer(answer, generation.Event{Reason: generation.ReasonStop})
	require.Empty(t, answer.Out)
}
