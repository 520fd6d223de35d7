// Package jsonrpc_example_server makes a server with methods for tests.
package jsonrpc_example_server

import (
	"rkllmd/jsonrpc"
	"rkllmd/rkllm"
	"rkllmd/tests/support/server/jsonrpc_call_later"
	"rkllmd/tests/support/server/jsonrpc_get_data"
	"rkllmd/tests/support/server/jsonrpc_prepare_later"
	"rkllmd/tests/support/server/jsonrpc_subtract"
	"rkllmd/tests/support/server/jsonrpc_sum"
)

// JsonrpcExampleServer returns a server with the methods of the examples in section 7 of the JSON-RPC 2.0
// specification, answered at once, and the method "later", which goes through the queue of rt and answers with its
// argument.
func JsonrpcExampleServer(rt *rkllm.Runtime) *jsonrpc.Server {
	numbers := []string{"a", "b", "c", "d", "e"}
	s := &jsonrpc.Server{Runtime: rt, Methods: map[string]*jsonrpc.Method{
		"subtract":     {Params: []string{"minuend", "subtrahend"}, OnLoop: jsonrpc_subtract.JsonrpcSubtract},
		"sum":          {Params: numbers, OnLoop: jsonrpc_sum.JsonrpcSum},
		"update":       {Params: numbers, OnLoop: jsonrpc_sum.JsonrpcSum},
		"notify_sum":   {Params: numbers, OnLoop: jsonrpc_sum.JsonrpcSum},
		"notify_hello": {Params: numbers, OnLoop: jsonrpc_sum.JsonrpcSum},
		"get_data":     {OnLoop: jsonrpc_get_data.JsonrpcGetData},
		"later": {Params: numbers[:1], Prepare: jsonrpc_prepare_later.JsonrpcPrepareLater,
			Call: jsonrpc_call_later.JsonrpcCallLater},
	}}
	for name, m := range s.Methods {
		m.Name, m.Function, m.Managed = name, name, make([]bool, len(m.Params))
	}
	return s
}
