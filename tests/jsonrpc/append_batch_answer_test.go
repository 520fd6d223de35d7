package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/append_batch_answer"
	"rkllmd/utils"
)

func TestAppendBatchAnswer(t *testing.T) {
	t.Run("the last member gets the array", func(t *testing.T) {
		b := &jsonrpc.Batch{Framing: utils.FramingText, Waiting: 3, Answers: make([]byte, utils.HeadRoom)}
		require.Nil(t, append_batch_answer.AppendBatchAnswer(b, []byte(`{"id":2}`)))
		require.Nil(t, append_batch_answer.AppendBatchAnswer(b, []byte(`{"id":1}`)))
		require.Equal(t, "[{\"id\":2},{\"id\":1}]\n", string(append_batch_answer.AppendBatchAnswer(b, nil)))
	})
	t.Run("notifications alone have no answer", func(t *testing.T) {
		b := &jsonrpc.Batch{Framing: utils.FramingText, Waiting: 2, Answers: make([]byte, utils.HeadRoom)}
		require.Nil(t, append_batch_answer.AppendBatchAnswer(b, nil))
		require.Nil(t, append_batch_answer.AppendBatchAnswer(b, nil))
	})
	t.Run("the connection's framing", func(t *testing.T) {
		b := &jsonrpc.Batch{Framing: utils.FramingLength, Waiting: 1, Answers: make([]byte, utils.HeadRoom)}
		require.Equal(t, "\x04\x00\x00\x00[{}]", string(append_batch_answer.AppendBatchAnswer(b, []byte("{}"))))
	})
}
