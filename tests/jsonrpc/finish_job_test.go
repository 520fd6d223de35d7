package jsonrpc_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/connection/cleanup_connection"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/finish_job"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/tests/jsonrpc/jsonrpc_open_connection"
	"rkllmd/tests/support/daemon/has_input"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/utils"
)

func TestFinishJob(t *testing.T) {
	failure := &jsonrpc2.Error{Code: rkllm.CodeNoModel, Message: "no model"}
	t.Run("a single request", func(t *testing.T) {
		c, client := jsonrpc_open_connection.JsonrpcOpenConnection(t)
		finish := finish_job.FinishJob(nil)
		c.Owed.Store(6)
		finish(&rkllm.Job{Conn: c, ID: []byte("1"), Framing: utils.FramingText, Result: []byte(`{"a":1}`)})
		finish(&rkllm.Job{Conn: c, ID: []byte("2"), Framing: utils.FramingText, Err: failure})
		finish(&rkllm.Job{Conn: c, ID: []byte("3"), Framing: utils.FramingText, Answered: true, Result: []byte("0")})
		finish(&rkllm.Job{Conn: c, Framing: utils.FramingText, Result: []byte("0")})
		finish(&rkllm.Job{Conn: c, Framing: utils.FramingText, Err: failure})
		finish(&rkllm.Job{Conn: c, ID: []byte("null"), Framing: utils.FramingText})
		require.Zero(t, c.Owed.Load())
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":{"a":1}}`, read_line.ReadLine(t, client))
		require.Equal(t, `{"jsonrpc":"2.0","id":2,"error":{"code":-32002,"message":"no model"}}`, read_line.ReadLine(t,
			client))
		require.Equal(t, `{"jsonrpc":"2.0","id":null,"result":null}`, read_line.ReadLine(t, client))
		require.False(t, has_input.HasInput(t, client), "nothing for a stream that has ended, nor for notifications")
	})
	t.Run("members of a batch", func(t *testing.T) {
		c, client := jsonrpc_open_connection.JsonrpcOpenConnection(t)
		finish := finish_job.FinishJob(&jsonrpc.Batch{Framing: utils.FramingText, Waiting: 3, Answers: make([]byte,
			utils.HeadRoom)})
		c.Owed.Store(3)
		finish(&rkllm.Job{Conn: c, ID: []byte("1"), Result: []byte("0")})
		finish(&rkllm.Job{Conn: c, ID: []byte("2"), Err: failure})
		require.False(t, has_input.HasInput(t, client))
		require.EqualValues(t, 1, c.Owed.Load())
		finish(&rkllm.Job{Conn: c})
		require.Zero(t, c.Owed.Load())
		require.Equal(t, `[{"jsonrpc":"2.0","id":1,"result":0},{"jsonrpc":"2.0","id":2,"error":{"code":-32002,"message":"no model"}}]`,
			read_line.ReadLine(t, client))
	})
	t.Run("a client that is gone", func(t *testing.T) {
		c, _ := jsonrpc_open_connection.JsonrpcOpenConnection(t)
		cleanup_connection.CleanupConnection(c)
		c.Owed.Store(1)
		job := &rkllm.Job{Conn: c, ID: []byte("1"), Framing: utils.FramingText}
		_, refused := allocate_memory.AllocateMemory(&job.Memory, 1, 100)
		require.Nil(t, refused)
		require.NotEmpty(t, job.Memory.Blocks)
		finish_job.FinishJob(nil)(job)
		require.Empty(t, job.Memory.Blocks, "its memory is freed all the same")
		require.Zero(t, c.Owed.Load())
	})
}
