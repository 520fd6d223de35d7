package openrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_enum"
	"rkllmd/rkllm"
)

func TestDescribeEnum(t *testing.T) {
	require.Equal(t, openrpc.Schema{"title": "E", "type": "integer", "oneOf": []any{
		openrpc.Schema{"const": int32(0), "title": "A"}, openrpc.Schema{"const": int32(7), "title": "B"}}},
		describe_enum.DescribeEnum(&rkllm.Enum{Name: "E", Values: []rkllm.Value{{Name: "A"}, {Name: "B", Number: 7}},
			Absent: []rkllm.Value{{Name: "C", Number: 8}}}))
}
