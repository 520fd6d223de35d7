// Package describe_answered describes a member of an answer for programs.
package describe_answered

import (
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_integer"
	"rkllmd/rkllm"
)

// DescribeAnswered returns the schema of the member f as it is answered. The names of structures inside it end in
// suffix.
//
// **Runs on:** any thread.
func DescribeAnswered(f *rkllm.Field, suffix string) openrpc.Schema {
	number := openrpc.Schema{"$ref": "#/components/schemas/Float" + openrpc.Answered}
	switch f.Kind {
	case rkllm.Bool:
		return openrpc.Schema{"type": "boolean"}
	case rkllm.Float32:
		return number
	case rkllm.String:
		return openrpc.Schema{"type": []any{"string", "null"}}
	case rkllm.Floats:
		return openrpc.Schema{"type": []any{"array", "null"}, "items": number}
	case rkllm.Bytes:
		return openrpc.Schema{"type": []any{"array", "null"}, "maxItems": f.Length,
			"items": describe_integer.DescribeInteger(rkllm.Uint8)}
	case rkllm.Inline:
		return openrpc.Schema{"$ref": "#/components/schemas/" + f.Struct.Name + suffix}
	default:
		return describe_integer.DescribeInteger(f.Kind)
	}
}
