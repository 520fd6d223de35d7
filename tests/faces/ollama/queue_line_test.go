package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/queue_line"
	"rkllmd/tests/faces/ollama/ollama_answer"
)

func TestQueueLine(t *testing.T) {
	answer := ollama_answer.OllamaAnswer(&ollama.Body{}, true)
	queue_line.QueueLine(answer, ollama.Failure{Error: "<a>"})
	queue_line.QueueLine(answer, ollama.Status{Status: "b"})
	require.Equal(t, `{"error":"<a>"}`+"\n"+`{"status":"b"}`+"\n", string(answer.Out))
}
