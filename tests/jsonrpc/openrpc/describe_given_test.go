package openrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/openrpc/describe_given"
	"rkllmd/rkllm"
)

func TestDescribeGiven(t *testing.T) {
	s := &rkllm.Struct{}
	for _, test := range []struct {
		field rkllm.Field
		want  string
	}{
		{rkllm.Field{Kind: rkllm.Bool, Default: 1},
			`{"anyOf": [{"type": "boolean"}, {"type": "null"}], "default": true}`},
		{rkllm.Field{Kind: rkllm.Float32, Default: 0.9},
			`{"anyOf": [{"$ref": "#/components/schemas/Float"}, {"type": "null"}], "default": 0.9}`},
		{rkllm.Field{Kind: rkllm.String, Required: true, Path: rkllm.PathRead},
			`{"type": "string", "description": "the path of a file"}`},
		{rkllm.Field{Kind: rkllm.String, Required: true, Path: rkllm.PathWrite},
			`{"type": "string", "description": "the path of a file, which is written"}`},
		{rkllm.Field{Kind: rkllm.Floats, Required: true, Counts: []string{"a", "b"}}, `{"type": "array", "minItems": 1,
			"items": {"$ref": "#/components/schemas/Float"}, "description": "row by row; how many: a x b"}`},
		{rkllm.Field{Kind: rkllm.Int32s, Required: true}, `{"type": "array", "minItems": 1,
			"items": {"type": "integer", "minimum": 0, "maximum": 2147483647}}`},
		{rkllm.Field{Kind: rkllm.Bytes, Required: true, Length: 3}, `{"type": "array", "maxItems": 3,
			"items": {"type": "integer", "minimum": 0, "maximum": 255}}`},
		{rkllm.Field{Kind: rkllm.Inline, Required: true, Struct: &rkllm.Struct{Name: "S"}},
			`{"$ref": "#/components/schemas/S"}`},
		{rkllm.Field{Kind: rkllm.Int32, Required: true, Enum: rkllm.InferMode},
			`{"$ref": "#/components/schemas/RKLLMInferMode"}`},
		{rkllm.Field{Kind: rkllm.Kept, Required: true}, `{"type": "string",
			"description": "the spelling of versions before 1.3.0: it goes into each request"}`},
		{rkllm.Field{Kind: rkllm.Size, Required: true, InsteadOf: "x"}, `{"type": "integer", "minimum": 0,
			"maximum": 9007199254740992, "description": "the spelling of other versions, in the place of x"}`},
	} {
		text, err := json.Marshal(describe_given.DescribeGiven(s, &test.field))
		require.NoError(t, err)
		require.JSONEq(t, test.want, string(text))
	}
	inherits := describe_given.DescribeGiven(&rkllm.Struct{Inherits: true}, &rkllm.Field{Kind: rkllm.Int32})
	require.Equal(t, "left out, it is what rkllm.init was given", inherits["description"])
	require.NotContains(t, inherits, "default")
}
