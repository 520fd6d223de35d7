package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/queue_data"
	"rkllmd/tests/faces/openai_answer"
)

func TestQueueData(t *testing.T) {
	answer, _ := openai_answer.OpenaiAnswer(&openai.Body{Stream: true}, true)
	queue_data.QueueData(answer, []byte("a"))
	queue_data.QueueData(answer, []byte("bc"))
	require.Equal(t, "data: a\n\ndata: bc\n\n", string(answer.Out))
	require.Equal(t, 10, answer.Longest)
	require.Len(t, answer.Wake, 1)
	answer.Host.Options.MaxPendingBytes = 5
	queue_data.QueueData(answer, []byte("d"))
	require.True(t, answer.Slow)
	require.Empty(t, answer.Out)
}
