// Package convert_json_to_rkllm_infer_param makes an RKLLMInferParam.
package convert_json_to_rkllm_infer_param

import (
	"encoding/json"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/convert_json_to_struct"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/layout/read_members"
)

// ConvertJSONToRkllmInferParam returns the RKLLMInferParam that raw describes, in C memory m. raw nil gives the
// defaults, so that NULL never reaches the library: mode RKLLM_INFER_GENERATE, keep_history 0, no LoRA adapter, no
// prompt cache.
//
// The library takes all nine values of sampling_params at once. Those that the request leaves out are inherit; they
// must be filled with the loaded model's own (rkllm/arguments/merge_sampling) once the request's turn has come.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "RKLLMInferParam" and the header of 1.3.0.
// Errors: "Invalid params" naming the member, the value, and what would be right.
func ConvertJSONToRkllmInferParam(m *rkllm.Memory, layout *rkllm.Layout, raw json.RawMessage) (param unsafe.Pointer,
	inherit []*rkllm.Field, err *jsonrpc2.Error) {
	if raw == nil {
		raw = json.RawMessage("{}")
	}
	const path = "rkllm_infer_params"
	param, err = convert_json_to_struct.ConvertJSONToStruct(m, layout.InferParam, path, raw)
	i := find_field.FindField(layout.InferParam, "sampling_params")
	if err != nil || i < 0 {
		return param, nil, err
	}
	given, err := read_members.ReadMembers(layout.InferParam, path, raw)
	if err != nil || given[i] == nil {
		return param, nil, err
	}
	sampling := layout.InferParam.Fields[i].Struct
	given, err = read_members.ReadMembers(sampling, path+".sampling_params", given[i])
	for j := range given {
		if given[j] == nil {
			inherit = append(inherit, &sampling.Fields[j])
		}
	}
	return param, inherit, err
}
