// Package convert_json_to_rkllm_cross_attn_param makes an RKLLMCrossAttnParam.
package convert_json_to_rkllm_cross_attn_param

import (
	"encoding/json"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/convert_json_to_struct"
)

// ConvertJSONToRkllmCrossAttnParam returns the RKLLMCrossAttnParam that raw describes, in C memory m. All four arrays
// and num_tokens are required: encoder_mask and encoder_pos have num_tokens elements, the caches a multiple of it.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "RKLLMCrossAttnParam". Errors: "Invalid params"
// naming the member, the value, and what would be right.
func ConvertJSONToRkllmCrossAttnParam(m *rkllm.Memory, layout *rkllm.Layout, raw json.RawMessage) (unsafe.Pointer,
	*jsonrpc2.Error) {
	return convert_json_to_struct.ConvertJSONToStruct(m, layout.CrossAttnParam, "cross_attn_params", raw)
}
