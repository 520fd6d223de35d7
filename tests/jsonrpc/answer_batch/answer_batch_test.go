package answer_batch_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/answer_batch"
	"rkllmd/utils"
)

func TestAnswerBatch(t *testing.T) {
	t.Run("the last member gets the array", func(t *testing.T) {
		b := &jsonrpc.Batch{Framing: utils.FramingText, Waiting: 3, Answers: make([]byte, utils.HeadRoom)}
		require.Nil(t, answer_batch.AnswerBatch(b, []byte(`{"id":2}`)))
		require.Nil(t, answer_batch.AnswerBatch(b, []byte(`{"id":1}`)))
		require.Equal(t, "[{\"id\":2},{\"id\":1}]\n", string(answer_batch.AnswerBatch(b, nil)))
	})
	t.Run("notifications alone have no answer", func(t *testing.T) {
		b := &jsonrpc.Batch{Framing: utils.FramingText, Waiting: 2, Answers: make([]byte, utils.HeadRoom)}
		require.Nil(t, answer_batch.AnswerBatch(b, nil))
		require.Nil(t, answer_batch.AnswerBatch(b, nil))
	})
	t.Run("the connection's framing", func(t *testing.T) {
		b := &jsonrpc.Batch{Framing: utils.FramingLength, Waiting: 1, Answers: make([]byte, utils.HeadRoom)}
		require.Equal(t, "\x04\x00\x00\x00[{}]", string(answer_batch.AnswerBatch(b, []byte("{}"))))
	})
}
