package jsonrpc_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/dispatch_request"
	"rkllmd/jsonrpc/parse_request"
	"rkllmd/tests/jsonrpc/jsonrpc_open_connection"
	"rkllmd/tests/jsonrpc/jsonrpc_start_worker"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/server/jsonrpc_create_runtime"
	"rkllmd/tests/support/server/jsonrpc_example_server"
)

func TestDispatchRequest(t *testing.T) {
	c, client := jsonrpc_open_connection.JsonrpcOpenConnection(t)
	s := jsonrpc_example_server.JsonrpcExampleServer(jsonrpc_create_runtime.JsonrpcCreateRuntime())
	jsonrpc_start_worker.JsonrpcStartWorker(t, s.Runtime)

	for range 3 { // the job is used again
		req := parse_request.ParseRequest([]byte(`{"jsonrpc":"2.0","id":1,"method":"subtract","params":[42,23]}`))
		answer, later, err := dispatch_request.DispatchRequest(s, c, nil, s.Methods["subtract"], &req, []byte("x"))
		require.Nil(t, err)
		require.False(t, later)
		require.Equal(t, `x{"jsonrpc":"2.0","id":1,"result":19}`, string(answer))

		req = parse_request.ParseRequest([]byte(`{"jsonrpc":"2.0","method":"subtract","params":[42,23]}`))
		answer, later, err = dispatch_request.DispatchRequest(s, c, nil, s.Methods["subtract"], &req, []byte("x"))
		require.Nil(t, err)
		require.False(t, later)
		require.Equal(t, "x", string(answer), "a notification")

		req = parse_request.ParseRequest([]byte(`{"jsonrpc":"2.0","id":1,"method":"subtract","params":[1,2,3]}`))
		answer, later, err = dispatch_request.DispatchRequest(s, c, nil, s.Methods["subtract"], &req, []byte("x"))
		require.Equal(t, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams,
			Message: "Invalid params: 3 given; subtract takes minuend, subtrahend"}, err)
		require.False(t, later)
		require.Equal(t, "x", string(answer), "the caller writes the error")
	}
	t.Run("an error of the method", func(t *testing.T) {
		req := parse_request.ParseRequest([]byte(`{"jsonrpc":"2.0","id":1,"method":"$/cancelRequest"}`))
		answer, later, err := dispatch_request.DispatchRequest(s, c, nil, create_server.CreateServer(
			s.Runtime).Methods["$/cancelRequest"], &req, nil)
		require.Equal(t, int64(jsonrpc2.CodeInvalidParams), err.Code)
		require.False(t, later)
		require.Empty(t, answer)
	})
	t.Run("what is not quick is answered later", func(t *testing.T) {
		req := parse_request.ParseRequest([]byte(`{"jsonrpc":"2.0","id":1,"method":"later","params":[[]]}`))
		answer, later, err := dispatch_request.DispatchRequest(s, c, nil, s.Methods["later"], &req, nil)
		require.Nil(t, err)
		require.True(t, later)
		require.Empty(t, answer)
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":[]}`, read_line.ReadLine(t, client))

		req = parse_request.ParseRequest([]byte(`{"jsonrpc":"2.0","id":1,"method":"later","params":["refuse"]}`))
		_, later, err = dispatch_request.DispatchRequest(s, c, nil, s.Methods["later"], &req, nil)
		require.Equal(t, "Invalid params: refused", err.Message)
		require.False(t, later, "what was refused is not")
	})
}
