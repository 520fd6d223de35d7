package layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/describe_member"
)

func TestDescribeMember(t *testing.T) {
	s, user := &rkllm.Struct{Name: "S"}, "user"
	for want, f := range map[string]rkllm.Field{
		"integer": {Kind: rkllm.Size}, "number": {Kind: rkllm.Float32}, "boolean": {Kind: rkllm.Bool},
		"array": {Kind: rkllm.Int32s},
	} {
		require.Equal(t, want, describe_member.DescribeMember(s, &f, false)["type"])
	}
	for _, c := range []struct {
		field rkllm.Field
		want  map[string]any
	}{
		{rkllm.Field{Kind: rkllm.Uint8, Default: 1}, map[string]any{"type": "integer", "default": int64(1)}},
		{rkllm.Field{Kind: rkllm.Float32, Default: 0.9}, map[string]any{"type": "number", "default": float32(0.9)}},
		{rkllm.Field{Kind: rkllm.Bool}, map[string]any{"type": "boolean", "default": false}},
		{rkllm.Field{Kind: rkllm.Bool, Default: 1}, map[string]any{"type": "boolean", "default": true}},
		{rkllm.Field{Kind: rkllm.String, Required: true}, map[string]any{"type": "string", "required": true}},
		{rkllm.Field{Kind: rkllm.String, DefaultText: &user}, map[string]any{"type": "string", "default": "user"}},
		{rkllm.Field{Kind: rkllm.Kept}, map[string]any{"type": "string", "kept": true, "default": nil}},
		{rkllm.Field{Kind: rkllm.PointerTo, Struct: s}, map[string]any{"type": "object", "structure": "S",
			"default": nil}},
		{rkllm.Field{Kind: rkllm.Int32, Enum: rkllm.InferMode}, map[string]any{"type": "integer",
			"enum": "RKLLMInferMode", "default": int64(0)}},
		{rkllm.Field{Kind: rkllm.Floats, InsteadOf: "image"}, map[string]any{"type": "array", "instead_of": "image",
			"default": nil}},
	} {
		c.want["supported"] = true
		require.Equal(t, c.want, describe_member.DescribeMember(s, &c.field, true))
	}
	s.Inherits = true
	require.Equal(t, map[string]any{"type": "number", "inherits": true, "supported": true},
		describe_member.DescribeMember(s, &rkllm.Field{Kind: rkllm.Float32}, true))
}
