package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/is_library_call"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
)

func TestIsLibraryCall(t *testing.T) {
	is := is_library_call.IsLibraryCall(create_server.CreateServer(create_runtime.CreateRuntime(&rkllm.Library{},
		rkllm.Limits{})))
	for message, want := range map[string]bool{
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.abort"}`:              true,
		` {"method":"rkllm.ab\u006frt"}`:                               true,
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}`:         true,
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.createDefaultParam"}`: true,
		`[{"method":"rkllm.get_constants"}]`:                           false, `[{"method":"rkllm.run"},{"method":"rkllm.abort"}]`: true,
		`[]`: false, `[1,{}]`: false,
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.get_constants","params":["rkllm.run"]}`: false,
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[]}`:                      false,
		`{"jsonrpc":"2.0","id":1,"method":"$/cancelRequest","params":[1]}`:               false,
		`{"method":1}`: false, `{}`: false, `17`: false, `"rkllm.abort"`: false, `null`: false,
	} {
		require.Equal(t, want, is([]byte(message)), message)
	}
}
