package openrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_integer"
	"rkllmd/rkllm"
)

func TestDescribeInteger(t *testing.T) {
	require.Equal(t, openrpc.Schema{"type": "integer", "minimum": int64(-128), "maximum": int64(127)},
		describe_integer.DescribeInteger(rkllm.Int8))
	require.Equal(t, openrpc.Schema{"type": "integer", "minimum": int64(0), "maximum": int64(1 << 53)},
		describe_integer.DescribeInteger(rkllm.Size))
}
