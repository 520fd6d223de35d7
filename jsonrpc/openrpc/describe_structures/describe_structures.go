// Package describe_structures describes the structures of a generation for programs.
package describe_structures

import (
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/add_structure"
	"rkllmd/jsonrpc/openrpc/describe_enum"
	"rkllmd/jsonrpc/openrpc/describe_input"
	"rkllmd/rkllm"
)

// DescribeStructures returns the schemas of the structures and enumerations of layout, by the header's names; of what
// is answered and differs from what is given with openrpc.Answered behind the name; and of what JSON-RPC adds.
//
// **Runs on:** any thread.
func DescribeStructures(layout *rkllm.Layout) map[string]openrpc.Schema {
	schemas := map[string]openrpc.Schema{
		"PartialResult": {"type": "object", "required": []any{"partialResultToken"}, "additionalProperties": false,
			"properties": openrpc.Schema{"partialResultToken": openrpc.Schema{
				"type": []any{"string", "number"}, "description": "$/progress brings it back"}}},
		"Progress": {"type": "object", "required": []any{"token", "value"}, "properties": openrpc.Schema{
			"token": openrpc.Schema{"type": []any{"string", "number"}, "description": "the partialResultToken"},
			"value": openrpc.Schema{"anyOf": []any{
				openrpc.Schema{"$ref": "#/components/schemas/" + layout.Result.Name},
				openrpc.Schema{"type": "array", "items": openrpc.Schema{
					"$ref": "#/components/schemas/" + layout.Result.Name}},
				openrpc.Schema{"type": "object", "required": []any{"progress"}, "properties": openrpc.Schema{
					"progress": openrpc.Schema{"type": "number", "minimum": 0, "maximum": 1}}}}}}},
		"Float": {"type": "number", "minimum": -rkllm.MaxFloat, "maximum": rkllm.MaxFloat},
		"Float" + openrpc.Answered: {"description": "the shortest text that reads back to the same float32",
			"anyOf": []any{openrpc.Schema{"type": "number"},
				openrpc.Schema{"enum": []any{"NaN", "Infinity", "-Infinity"}}}},
	}
	for _, e := range []*rkllm.Enum{layout.CallState, layout.InputType, layout.InferMode} {
		schemas[e.Name] = describe_enum.DescribeEnum(e)
	}
	for _, s := range []*rkllm.Struct{layout.Param, layout.Input, layout.InferParam, layout.LoraAdapter,
		layout.CrossAttnParam} {
		if s != nil {
			add_structure.AddStructure(schemas, s, "")
		}
	}
	schemas[layout.Input.Name]["oneOf"] = describe_input.DescribeInput()
	add_structure.AddStructure(schemas, layout.Param, openrpc.Answered)
	result := add_structure.AddStructure(schemas, layout.Result, "")
	members := result["properties"].(openrpc.Schema)
	members["_callback_state"] = openrpc.Schema{"$ref": "#/components/schemas/" + layout.CallState.Name}
	members["_text_base64"] = openrpc.Schema{"type": "string", "contentEncoding": "base64",
		"description": "the exact bytes of a text that is not UTF-8"}
	result["required"] = append(result["required"].([]any), "_callback_state")
	return schemas
}
