// Package choose_schema finds the schema of an argument.
package choose_schema

import (
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_integer"
	"rkllmd/rkllm"
)

// ChooseSchema returns what the argument of that name must be in the generation of layout, if it is given. A structure
// that the generation does not have may be anything: its method answers that the library lacks it.
//
// **Runs on:** any thread.
func ChooseSchema(name string, layout *rkllm.Layout) openrpc.Schema {
	structures := map[string]*rkllm.Struct{"param": layout.Param, "rkllm_input": layout.Input,
		"rkllm_infer_params": layout.InferParam, "lora_adapter": layout.LoraAdapter,
		"cross_attn_params": layout.CrossAttnParam}
	s, structure := structures[name]
	switch {
	case structure && s == nil:
		return openrpc.Schema{}
	case name == "rkllm_input" && layout.Batches:
		one := openrpc.Schema{"$ref": "#/components/schemas/" + s.Name}
		return openrpc.Schema{"anyOf": []any{one, openrpc.Schema{"type": "array", "items": one, "minItems": 1,
			"maxItems": rkllm.Ranges[rkllm.Uint8].High}}}
	case structure:
		return openrpc.Schema{"$ref": "#/components/schemas/" + s.Name}
	case name == "keep_system_prompt":
		return describe_integer.DescribeInteger(rkllm.Int32)
	case name == "start_pos", name == "end_pos":
		position := describe_integer.DescribeInteger(rkllm.Int32)
		position["minimum"] = 0
		return openrpc.Schema{"type": "array", "items": position, "minItems": 1}
	case name == "id":
		return openrpc.Schema{"type": []any{"string", "number"}}
	case name == "tools":
		return openrpc.Schema{"type": "string", "contentMediaType": "application/json"}
	default:
		return openrpc.Schema{"type": "string"}
	}
}
