package openrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_input"
	"rkllmd/rkllm"
)

func TestDescribeInput(t *testing.T) {
	alternatives := describe_input.DescribeInput()
	require.Len(t, alternatives, len(rkllm.InputMembers))
	token := alternatives[rkllm.InputToken].(openrpc.Schema)
	require.Equal(t, "RKLLM_INPUT_TOKEN", token["title"])
	require.Equal(t, []any{"token_input"}, token["required"])
	require.Equal(t, []any{1, nil}, token["properties"].(openrpc.Schema)["input_type"].(openrpc.Schema)["enum"])
}
