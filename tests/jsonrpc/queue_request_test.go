package jsonrpc_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/parse_request"
	"rkllmd/jsonrpc/queue_request"
	"rkllmd/rkllm"
	"rkllmd/tests/jsonrpc/jsonrpc_open_connection"
	"rkllmd/tests/support/server/jsonrpc_create_runtime"
	"rkllmd/tests/support/server/jsonrpc_example_server"
	"rkllmd/utils"
)

func TestQueueRequest(t *testing.T) {
	c, _ := jsonrpc_open_connection.JsonrpcOpenConnection(t)
	t.Run("the job has nothing of the message", func(t *testing.T) {
		s := jsonrpc_example_server.JsonrpcExampleServer(jsonrpc_create_runtime.JsonrpcCreateRuntime())
		message := []byte(`{"jsonrpc":"2.0","id":"one","method":"later","params":["result"]}`)
		req := parse_request.ParseRequest(message)
		require.Nil(t, queue_request.QueueRequest(s, c, nil, s.Methods["later"], &req))
		clear(message)
		require.Len(t, s.Runtime.Queue, 1)
		job := s.Runtime.Queue[0]
		require.Equal(t, []string{`"one"`, `"result"`}, []string{string(job.ID), string(job.Result)})
		require.Nil(t, job.Args)
		require.Equal(t, utils.FramingText, job.Framing)
		require.False(t, job.Single)
		require.EqualValues(t, 1, c.Owed.Load())
		job.Finish(job)
		require.Zero(t, c.Owed.Load())
	})
	t.Run("one answer is wanted of a notification and in a batch", func(t *testing.T) {
		s := jsonrpc_example_server.JsonrpcExampleServer(jsonrpc_create_runtime.JsonrpcCreateRuntime())
		notification := parse_request.ParseRequest([]byte(`{"jsonrpc":"2.0","method":"later"}`))
		require.Nil(t, queue_request.QueueRequest(s, c, nil, s.Methods["later"], &notification))
		member := parse_request.ParseRequest([]byte(`{"jsonrpc":"2.0","id":1,"method":"later"}`))
		batch := &jsonrpc.Batch{Waiting: 1, Answers: make([]byte, utils.HeadRoom)}
		require.Nil(t, queue_request.QueueRequest(s, c, batch, s.Methods["later"], &member))
		require.Nil(t, s.Runtime.Queue[0].ID)
		for _, job := range s.Runtime.Queue {
			require.True(t, job.Single)
			job.Finish(job)
		}
		require.Zero(t, c.Owed.Load())
	})
	t.Run("runs, and what has progress to report, have a callback context", func(t *testing.T) {
		s := jsonrpc_example_server.JsonrpcExampleServer(jsonrpc_create_runtime.JsonrpcCreateRuntime())
		message := []byte(`{"jsonrpc":"2.0","id":1,"method":"run","params":[{"partialResultToken":7}]}`)
		req := parse_request.ParseRequest(message)
		m := *s.Methods["later"]
		m.Kind, m.Params, m.Managed, m.ProgressAt = rkllm.KindRun, []string{"handle", "userdata"}, []bool{true, true}, 1
		require.Nil(t, queue_request.QueueRequest(s, c, nil, &m, &req))
		context := s.Runtime.Queue[0].Context
		require.Equal(t, `{"jsonrpc":"2.0","method":"$/progress","params":{"token":7,"value":`, string(context.Prefix))
		require.Equal(t, `}}`, string(context.Suffix))
		s.Runtime.Queue[0].Finish(s.Runtime.Queue[0])
		require.Zero(t, c.Owed.Load())
	})
	t.Run("nothing is held when it fails", func(t *testing.T) {
		s := jsonrpc_example_server.JsonrpcExampleServer(jsonrpc_create_runtime.JsonrpcCreateRuntime())
		s.Runtime.Stopped = true
		for params, code := range map[string]int64{
			`[1,2]`:      jsonrpc2.CodeInvalidParams, // extract_params
			`["refuse"]`: jsonrpc2.CodeInvalidParams, // Prepare
			`[1]`:        rkllm.CodeShuttingDown,     // queue_job
		} {
			req := parse_request.ParseRequest([]byte(`{"jsonrpc":"2.0","id":1,"method":"later","params":` + params + `}`))
			err := queue_request.QueueRequest(s, c, nil, s.Methods["later"], &req)
			require.NotNil(t, err, params)
			require.Equal(t, code, err.Code, params)
			require.Empty(t, s.Runtime.Queue)
			require.Zero(t, c.Owed.Load())
		}
	})
}
