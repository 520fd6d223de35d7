package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/name_library_call"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
)

func TestNameLibraryCall(t *testing.T) {
	name := name_library_call.NameLibraryCall(create_server.CreateServer(create_runtime.CreateRuntime(&rkllm.Library{},
		rkllm.Limits{})))
	for message, want := range map[string]string{
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.abort"}`:              "rkllm_abort",
		` {"jsonrpc":"2.0","method":"rkllm.ab\u006frt","params":[1]}`:  "rkllm_abort[1]",
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}`:         "rkllm_is_running",
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.createDefaultParam"}`: "rkllm_createDefaultParam",
		`[{"method":"rkllm.get_constants"}]`:                           "", `[{"jsonrpc":"2.0","method":"rkllm.run"},{"jsonrpc":"2.0","method":"rkllm.abort"}]`: "[",
		`{"jsonrpc":"1.0","id":1,"method":"rkllm.abort"}`: "", `{"method":"rkllm.abort"}`: "",
		`[]`: "", `[1,{}]`: "",
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.get_constants","params":["rkllm.run"]}`: "",
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[]}`:                      "",
		`{"jsonrpc":"2.0","id":1,"method":"$/cancelRequest","params":[1]}`:               "",
		`{"method":1}`: "", `{}`: "", `17`: "", `"rkllm.abort"`: "", `null`: "",
	} {
		require.Equal(t, want, name([]byte(message)), message)
	}
}
