package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/handle_message"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/jsonrpc/jsonrpc_is_running"
	"rkllmd/utils"
)

// BenchmarkHandleMessage serves rkllm.is_running from the bytes of the request to the bytes of the answer, a C call
// included. It allocates nothing.
func BenchmarkHandleMessage(b *testing.B) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{IsRunning: jsonrpc_is_running.JsonrpcIsRunning()}, rkllm.Limits{})
	rt.Handle = 1
	s := create_server.CreateServer(rt)
	c := &connection.Connection{Frames: utils.FrameState{Framing: utils.FramingText}}
	message := []byte(`{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running","params":[null]}`)
	reply := handle_message.HandleMessage(s, c, message, nil)
	require.Equal(b, `{"jsonrpc":"2.0","id":1,"result":1}`+"\n", string(reply))
	b.ReportAllocs()
	for b.Loop() {
		reply = handle_message.HandleMessage(s, c, message, reply[:0])
	}
}
