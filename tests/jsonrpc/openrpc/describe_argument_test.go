package openrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_argument"
	"rkllmd/rkllm"
)

func TestDescribeArgument(t *testing.T) {
	methods := create_server.CreateServer(&rkllm.Runtime{}).Methods
	null := openrpc.Schema{"type": "null"}
	handle := describe_argument.DescribeArgument(methods["rkllm.run"], 0, rkllm.LayoutD)
	require.Equal(t, openrpc.Content{Name: "handle", Summary: "the daemon's own: null", Schema: null}, handle)
	infer := describe_argument.DescribeArgument(methods["rkllm.run"], 2, rkllm.LayoutD)
	require.False(t, infer.Required)
	require.Equal(t, openrpc.Schema{"anyOf": []any{
		openrpc.Schema{"$ref": "#/components/schemas/RKLLMInferParam"}, null}}, infer.Schema)
	userdata := describe_argument.DescribeArgument(methods["rkllm.run"], 3, rkllm.LayoutD)
	require.Equal(t, openrpc.Schema{"anyOf": []any{null, openrpc.Schema{"$ref": "#/components/schemas/PartialResult"}}},
		userdata.Schema)
	id := describe_argument.DescribeArgument(methods["$/cancelRequest"], 0, rkllm.LayoutD)
	require.True(t, id.Required)
	require.Equal(t, openrpc.Schema{"type": []any{"string", "number"}}, id.Schema)
}
