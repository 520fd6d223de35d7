package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/jsonrpc/handle_request"
	"rkllmd/tests/support/server/jsonrpc_create_runtime"
	"rkllmd/tests/support/server/jsonrpc_example_server"
)

func TestHandleRequest(t *testing.T) {
	s := jsonrpc_example_server.JsonrpcExampleServer(jsonrpc_create_runtime.JsonrpcCreateRuntime())
	c := &connection.Connection{}
	for message, answer := range map[string]string{
		`{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2]}`:        `{"jsonrpc":"2.0","id":1,"result":3}`,
		`{"jsonrpc":"2.0","id":null,"method":"sum","params":[1,2]}`:     `{"jsonrpc":"2.0","id":null,"result":3}`,
		`{"jsonrpc":"2.0","id":1,"id":2,"method":"sum"}`:                `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request: \"id\" is given twice"}}`,
		`{"jsonrpc":"2.0","id":1,"method":"no","method":"sum"}`:         `{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"Invalid Request: \"method\" is given twice"}}`,
		`{"\u0069d":1,"jsonrpc":"2.0","meth\u006fd":"\u0073um"}`:        `{"jsonrpc":"2.0","id":1,"result":0}`,
		`{"jsonrpc":"2.0","id":1,"method":"sum","params":null}`:         `{"jsonrpc":"2.0","id":1,"result":0}`,
		`{"jsonrpc":"2.0","id":1,"method":"rpc.sum"}`:                   `{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found: names that begin with \"rpc.\" are reserved by JSON-RPC 2.0"}}`,
		`{"jsonrpc":"2.0","id":1,"method":"summ"}`:                      `{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found: summ; did you mean sum?"}}`,
		`{"jsonrpc":"2.0","id":1,"method":"get_data","params":[1]}`:     `{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid params: 1 given; get_data takes no arguments"}}`,
		`{"jsonrpc":"2.0","id":1,"method":"later","params":["refuse"]}`: `{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid params: refused"}}`,
		`{"id":1,"method":"sum"}`:                                       `{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"Invalid Request: \"jsonrpc\": \"2.0\" is missing"}}`,
		`{"jsonrpc":"2.0","id":{},"method":"sum"}`:                      `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request: \"id\" must be a string, a number or null, not {}"}}`,
		`{"jsonrpc":"2.0","method":"sum","params":1}`:                   `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request: \"params\" must be an array or an object, not 1"}}`,
		`{"jsonrpc":"2.0","id":1,"result":{}}`:                          `{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"Invalid Request: \"method\" is missing"}}`,
		// Notifications get no answer, whatever becomes of them.
		`{"jsonrpc":"2.0","method":"sum","params":[1,2]}`:        "",
		`{"jsonrpc":"2.0","method":"nothing"}`:                   "",
		`{"jsonrpc":"2.0","method":"rpc.sum"}`:                   "",
		`{"jsonrpc":"2.0","method":"get_data","params":[1]}`:     "",
		`{"jsonrpc":"2.0","method":"later","params":["refuse"]}`: "",
	} {
		out, later := handle_request.HandleRequest(s, c, nil, []byte(message), []byte("x"))
		require.False(t, later, message)
		require.Equal(t, "x"+answer, string(out), message)
	}
	out, later := handle_request.HandleRequest(s, c, nil,
		[]byte(`{"jsonrpc":"2.0","id":1,"method":"later","params":[1]}`), []byte("x"))
	require.True(t, later)
	require.Equal(t, "x", string(out))
	for _, id := range []string{
		"0", "1", "-1", "1.0", "-0.5e-7", "1E400", "18446744073709551616", "-99999999999999999999999999999999",
		`""`, `"a"`, `"\u0061\/\"\\"`, `"<&>"`, `"ü\u00fc"`, "null",
	} {
		t.Run("the id "+id+" comes back byte for byte", func(t *testing.T) {
			for member, answer := range map[string]string{
				`"method":"get_data"`: `"result":["hello",5]`,
				`"method":"nothing"`:  `"error":{"code":-32601,"message":"Method not found"}`,
				`"method":1`:          `"error":{"code":-32600,"message":"Invalid Request"}`,
			} {
				out, _ := handle_request.HandleRequest(s, c, nil, []byte(`{"jsonrpc":"2.0","id":`+id+`,`+member+`}`),
					nil)
				require.Equal(t, `{"jsonrpc":"2.0","id":`+id+`,`+answer+`}`, string(out))
			}
		})
	}
}
