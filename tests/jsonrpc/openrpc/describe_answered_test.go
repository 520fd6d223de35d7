package openrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_answered"
	"rkllmd/rkllm"
)

func TestDescribeAnswered(t *testing.T) {
	for _, test := range []struct {
		kind rkllm.FieldKind
		want any
	}{
		{rkllm.Bool, "boolean"}, {rkllm.Int32, "integer"}, {rkllm.Uint8, "integer"}, {rkllm.Float32, nil},
		{rkllm.String, []any{"string", "null"}}, {rkllm.Floats, []any{"array", "null"}},
		{rkllm.Bytes, []any{"array", "null"}},
	} {
		schema := describe_answered.DescribeAnswered(&rkllm.Field{Kind: test.kind}, "")
		require.Equal(t, test.want, schema["type"], test.kind)
	}
	require.Equal(t, openrpc.Schema{"$ref": "#/components/schemas/FloatAnswer"},
		describe_answered.DescribeAnswered(&rkllm.Field{Kind: rkllm.Float32}, ""))
	require.Equal(t, openrpc.Schema{"$ref": "#/components/schemas/SAnswer"}, describe_answered.DescribeAnswered(
		&rkllm.Field{Kind: rkllm.Inline, Struct: &rkllm.Struct{Name: "S"}}, openrpc.Answered))
}
