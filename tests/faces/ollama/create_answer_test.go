package ollama_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/create_answer"
	"rkllmd/tests/support/faces/web_host"
)

func TestCreateAnswer(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	answer := create_answer.CreateAnswer(host, httptest.NewRecorder(), &ollama.Body{Model: "a", Logprobs: true}, false)
	require.Equal(t, []any{true, true, true, true, "a", false}, []any{answer.Events, answer.Lines, answer.Remember,
		answer.Log.Wanted, answer.Model, answer.Chat})
	require.False(t, answer.Started.IsZero())
	answer = create_answer.CreateAnswer(host, httptest.NewRecorder(), &ollama.Body{Stream: new(bool)}, true)
	require.Equal(t, []any{false, false, true}, []any{answer.Events, answer.Remember, answer.Chat})
}
