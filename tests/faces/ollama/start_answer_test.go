package ollama_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/start_answer"
	"rkllmd/tests/faces/ollama/ollama_answer"
)

func TestStartAnswer(t *testing.T) {
	body := &ollama.Body{Prompt: "a"}
	answer := ollama_answer.OllamaAnswer(body, false, "hello", " you")
	run, refusal := start_answer.StartAnswer(answer, body)
	require.Nil(t, refusal)
	<-run.Done
	require.Equal(t, 3, strings.Count(string(answer.Out), "\n"), "two lines of text, and the last")
	require.Equal(t, "toy", answer.Model)
	require.False(t, answer.Loaded.IsZero())
	body.Model = "gpt-4o"
	_, refusal = start_answer.StartAnswer(answer, body)
	require.Equal(t, 404, refusal.Status)
	body.Model, body.Stops = "", []string{""}
	_, refusal = start_answer.StartAnswer(answer, body)
	require.Equal(t, 400, refusal.Status)
	body.Stops, body.Context = nil, []int32{1}
	answer.Hub.Backend.Load().Tokenize = nil
	_, refusal = start_answer.StartAnswer(answer, body)
	require.Equal(t, 400, refusal.Status)
}
