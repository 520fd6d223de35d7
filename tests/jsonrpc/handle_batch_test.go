package jsonrpc_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/handle_batch"
	"rkllmd/tests/jsonrpc/jsonrpc_open_connection"
	"rkllmd/tests/jsonrpc/jsonrpc_start_worker"
	"rkllmd/tests/support/daemon/has_input"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/server/jsonrpc_create_runtime"
	"rkllmd/tests/support/server/jsonrpc_example_server"
	"rkllmd/utils"
)

func TestHandleBatch(t *testing.T) {
	s := jsonrpc_example_server.JsonrpcExampleServer(nil)
	c := &connection.Connection{Frames: utils.FrameState{Framing: utils.FramingText}}
	sum := `{"jsonrpc":"2.0","id":1,"method":"sum","params":[1]}`
	summed := `{"jsonrpc":"2.0","id":1,"result":1}`
	for name, batch := range map[string]struct{ message, reply string }{
		"empty": {`[ ]`, `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}` +
			"\n"},
		"one":         {`[` + sum + `]`, `[` + summed + "]\n"},
		"with blanks": {"[ " + sum + " ,\n" + sum + "\t]", `[` + summed + "," + summed + "]\n"},
		"as many as may be": {"[" + strings.Repeat(sum+",", jsonrpc.MaxBatch-1) + sum + "]", "[" +
			strings.Repeat(summed+",", jsonrpc.MaxBatch-1) + summed + "]\n"},
		"one too many": {"[" + strings.Repeat(sum+",", jsonrpc.MaxBatch) + sum + "]",
			`{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request: the batch has 33 members, at most 32 are taken"}}` + "\n"},
		"of batches": {`[[],[` + sum + `]]`,
			`[{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}},` +
				`{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}]` + "\n"},
	} {
		t.Run(name, func(t *testing.T) {
			require.Equal(t, "before"+batch.reply, string(handle_batch.HandleBatch(s, c, []byte(batch.message),
				[]byte("before"))))
		})
	}

	t.Run("waits for its last member", func(t *testing.T) {
		s := jsonrpc_example_server.JsonrpcExampleServer(jsonrpc_create_runtime.JsonrpcCreateRuntime())
		c, client := jsonrpc_open_connection.JsonrpcOpenConnection(t)
		message := []byte(`[{"jsonrpc":"2.0","id":1,"method":"later","params":["a"]},{"jsonrpc":"2.0","id":2,"method":"sum"},7,` +
			`{"jsonrpc":"2.0","method":"later"},{"jsonrpc":"2.0","id":3,"method":"later","params":["fail"]},` +
			`{"jsonrpc":"2.0","id":4,"method":"later","params":["refuse"]}]`)
		require.Empty(t, handle_batch.HandleBatch(s, c, message, nil))
		clear(message)
		require.EqualValues(t, 3, c.Owed.Load())
		require.False(t, has_input.HasInput(t, client))
		jsonrpc_start_worker.JsonrpcStartWorker(t, s.Runtime)
		require.Equal(t, `[{"jsonrpc":"2.0","id":2,"result":0},`+
			`{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}},`+
			`{"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Invalid params: refused"}},`+
			`{"jsonrpc":"2.0","id":1,"result":"a"},`+
			`{"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"failed"}}]`, read_line.ReadLine(t, client))
	})
	t.Run("notifications that wait have no answer", func(t *testing.T) {
		s := jsonrpc_example_server.JsonrpcExampleServer(jsonrpc_create_runtime.JsonrpcCreateRuntime())
		c, client := jsonrpc_open_connection.JsonrpcOpenConnection(t)
		require.Empty(t, handle_batch.HandleBatch(s, c,
			[]byte(`[{"jsonrpc":"2.0","method":"later"},{"jsonrpc":"2.0","method":"later"}]`), nil))
		require.EqualValues(t, 2, c.Owed.Load())
		for _, job := range s.Runtime.Queue {
			job.Finish(job)
		}
		require.Zero(t, c.Owed.Load())
		require.False(t, has_input.HasInput(t, client))
	})
}
