// Package describe_given describes a member that clients give for programs.
package describe_given

import (
	"strings"

	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_integer"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/describe_member"
)

// DescribeGiven returns the schema of the member f of s, as clients give it: what it may be, its default, and what the
// library takes it for. One that is not required may be null, which is as good as leaving it out.
//
// **Runs on:** any thread.
func DescribeGiven(s *rkllm.Struct, f *rkllm.Field) openrpc.Schema {
	value := openrpc.Schema{}
	switch f.Kind {
	case rkllm.Bool:
		value["type"] = "boolean"
	case rkllm.Float32:
		value["$ref"] = "#/components/schemas/Float"
	case rkllm.String, rkllm.Kept:
		value["type"] = "string"
	case rkllm.Floats:
		value = openrpc.Schema{"type": "array", "minItems": 1,
			"items": openrpc.Schema{"$ref": "#/components/schemas/Float"}}
	case rkllm.Int32s:
		value = openrpc.Schema{"type": "array", "minItems": 1, "items": openrpc.Schema{"type": "integer",
			"minimum": 0, "maximum": rkllm.Ranges[rkllm.Int32].High}}
	case rkllm.Bytes:
		value = openrpc.Schema{"type": "array", "maxItems": f.Length,
			"items": describe_integer.DescribeInteger(rkllm.Uint8)}
	case rkllm.Inline, rkllm.PointerTo:
		value["$ref"] = "#/components/schemas/" + f.Struct.Name
	default:
		value = describe_integer.DescribeInteger(f.Kind)
	}
	if f.Enum != nil {
		value = openrpc.Schema{"$ref": "#/components/schemas/" + f.Enum.Name}
	}
	if !f.Required {
		value = openrpc.Schema{"anyOf": []any{value, openrpc.Schema{"type": "null"}}}
	}
	if left, some := describe_member.DescribeMember(s, f, true)["default"]; some && left != nil {
		value["default"] = left
	}
	var words []string
	switch {
	case f.InsteadOf != "":
		words = append(words, "the spelling of other versions, in the place of "+f.InsteadOf)
	case f.Kind == rkllm.Kept:
		words = append(words, "the spelling of versions before 1.3.0: it goes into each request")
	case s.Inherits:
		words = append(words, "left out, it is what rkllm.init was given")
	}
	if len(f.Counts) > 0 {
		words = append(words, "row by row; how many: "+strings.Join(f.Counts, " x "))
	}
	switch f.Path {
	case rkllm.PathRead, rkllm.PathModel:
		words = append(words, "the path of a file")
	case rkllm.PathWrite:
		words = append(words, "the path of a file, which is written")
	}
	if len(words) > 0 {
		value["description"] = strings.Join(words, "; ")
	}
	return value
}
