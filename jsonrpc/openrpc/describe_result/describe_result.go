// Package describe_result describes what a method answers.
package describe_result

import (
	"encoding/json"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/rkllm"
)

// DescribeResult returns the schema of what m answers if it succeeds: most functions of C return 0 then.
//
// **Runs on:** any thread.
func DescribeResult(m *jsonrpc.Method, layout *rkllm.Layout) any {
	one := openrpc.Schema{"$ref": "#/components/schemas/" + layout.Result.Name}
	switch {
	case m.Kind == rkllm.KindRun && layout.Batches:
		return openrpc.Schema{"anyOf": []any{one, openrpc.Schema{"type": "array", "items": one, "minItems": 2,
			"description": "of a model that was loaded with n_batch: a result for each input"}}}
	case m.Kind == rkllm.KindRun:
		return one
	case m.Function == "rkllm_createDefaultParam":
		return openrpc.Schema{"$ref": "#/components/schemas/" + layout.Param.Name + openrpc.Answered}
	case m.Function == "rkllm_is_running":
		return openrpc.Schema{"enum": []any{0, 1}}
	case m.Function == "rkllm_get_kv_cache_size":
		return openrpc.Schema{"type": "object", "required": []any{"cache_sizes"}, "properties": openrpc.Schema{
			"cache_sizes": openrpc.Schema{"type": "array", "items": openrpc.Schema{"type": "integer"},
				"description": "a number of tokens for each of n_batch"}}}
	case m.Function != "":
		return openrpc.Schema{"const": 0}
	case m.Name == "rkllm.get_constants":
		return json.RawMessage(openrpc.ConstantsSchema)
	case m.Name == openrpc.DiscoverName:
		return openrpc.Schema{"type": "object", "required": []any{"openrpc", "info", "methods"}}
	default:
		return openrpc.Schema{"type": "null"}
	}
}
