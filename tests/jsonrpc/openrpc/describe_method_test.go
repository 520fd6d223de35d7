package openrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_method"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

func TestDescribeMethod(t *testing.T) {
	methods := create_server.CreateServer(&rkllm.Runtime{}).Methods
	l := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC).Library
	l.LoadLora = nil
	run := describe_method.DescribeMethod(methods["rkllm.run_async"], l)
	require.True(t, run.Streams)
	require.Equal(t, "rkllm_run_async", run.Function)
	require.Equal(t, "1.1.0", run.Since)
	require.True(t, *run.Supported)
	require.Len(t, run.Params, 4)
	lora := describe_method.DescribeMethod(methods["rkllm.load_lora"], l)
	require.False(t, *lora.Supported)
	require.False(t, lora.Streams)
	discover := describe_method.DescribeMethod(methods["rpc.discover"], l)
	require.Nil(t, discover.Supported)
	require.NotNil(t, discover.Params, "an array, though an empty one")
	for name, m := range methods {
		described := describe_method.DescribeMethod(m, l)
		require.NotEmpty(t, described.Summary, name)
		require.NotEmpty(t, described.Result.Name, name)
		for _, param := range described.Params {
			require.NotEmpty(t, param.Summary, "%s: %s", name, param.Name)
		}
	}
	for name := range openrpc.Texts {
		require.Contains(t, methods, name)
	}
}
