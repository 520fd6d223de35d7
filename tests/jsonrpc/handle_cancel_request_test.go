package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/handle_cancel_request"
	"rkllmd/jsonrpc/handle_message"
	"rkllmd/rkllm"
	"rkllmd/tests/jsonrpc/jsonrpc_open_connection"
	"rkllmd/tests/support/daemon/has_input"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/server/jsonrpc_create_runtime"
	"rkllmd/tests/support/server/jsonrpc_example_server"
)

func TestHandleCancelRequest(t *testing.T) {
	s := jsonrpc_example_server.JsonrpcExampleServer(jsonrpc_create_runtime.JsonrpcCreateRuntime())
	s.Methods["$/cancelRequest"] = create_server.CreateServer(s.Runtime).Methods["$/cancelRequest"]
	c, client := jsonrpc_open_connection.JsonrpcOpenConnection(t)
	other, _ := jsonrpc_open_connection.JsonrpcOpenConnection(t)
	for _, id := range []string{"1", `"1"`, "2"} {
		require.Empty(t, handle_message.HandleMessage(s, c, []byte(`{"jsonrpc":"2.0","id":`+id+`,"method":"later"}`),
			nil))
	}
	t.Run("a call that waits", func(t *testing.T) {
		require.Empty(t, handle_message.HandleMessage(s, c,
			[]byte(`{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"1"}}`), nil))
		require.Contains(t, read_line.ReadLine(t, client), `{"jsonrpc":"2.0","id":"1","error":{"code":-32800,`)
		require.Len(t, s.Runtime.Queue, 2)
	})
	t.Run("as a request, by position", func(t *testing.T) {
		require.Equal(t, `{"jsonrpc":"2.0","id":7,"result":null}`+"\n",
			string(handle_message.HandleMessage(s, c,
				[]byte(`{"jsonrpc":"2.0","id":7,"method":"$/cancelRequest","params":[2]}`), nil)))
		require.Contains(t, read_line.ReadLine(t, client), `{"jsonrpc":"2.0","id":2,"error":{"code":-32800,`)
	})
	t.Run("an id that is not under way", func(t *testing.T) {
		require.Equal(t, `{"jsonrpc":"2.0","id":7,"result":null}`+"\n",
			string(handle_message.HandleMessage(s, c,
				[]byte(`{"jsonrpc":"2.0","id":7,"method":"$/cancelRequest","params":[2]}`), nil)))
	})
	t.Run("of another connection", func(t *testing.T) {
		require.Empty(t, handle_message.HandleMessage(s, other,
			[]byte(`{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}`), nil))
		require.Len(t, s.Runtime.Queue, 1)
		require.False(t, has_input.HasInput(t, client))
	})
	t.Run("without an id", func(t *testing.T) {
		job := &rkllm.Job{Conn: c, Args: nil}
		job.Args = append(job.Args, nil)
		handle_cancel_request.HandleCancelRequest(s.Runtime, job)
		require.Equal(t, `Invalid params: the id to cancel is missing; give {"id": ID}`, job.Err.Message)
	})
}
