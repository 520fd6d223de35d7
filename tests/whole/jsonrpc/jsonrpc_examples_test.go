package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/tests/support/server/jsonrpc_example_server"
	"rkllmd/tests/whole/jsonrpc/jsonrpc_examples"
	"rkllmd/tests/whole/jsonrpc/jsonrpc_exchange"
)

// TestJsonrpcExamples gives the server the examples in section 7 of the specification, with methods of those names.
func TestJsonrpcExamples(t *testing.T) {
	s := jsonrpc_example_server.JsonrpcExampleServer(nil)
	for _, example := range jsonrpc_examples.JsonrpcExamples() {
		t.Run(example.Name, func(t *testing.T) {
			answer := jsonrpc_exchange.JsonrpcExchange(s, &connection.Connection{}, example.Request)
			if example.Answer == "" {
				require.Empty(t, answer)
				return
			}
			require.JSONEq(t, example.Answer, answer)
		})
	}
}
