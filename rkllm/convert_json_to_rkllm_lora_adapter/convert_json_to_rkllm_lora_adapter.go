// Package convert_json_to_rkllm_lora_adapter makes an RKLLMLoraAdapter.
package convert_json_to_rkllm_lora_adapter

import (
	"encoding/json"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/convert_json_to_struct"
)

// ConvertJSONToRkllmLoraAdapter returns the RKLLMLoraAdapter that raw describes, in C memory m. Path and name are
// required, scale is 1 when left out.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "RKLLMLoraAdapter". Errors: "Invalid params"
// naming the member, the value, and what would be right.
func ConvertJSONToRkllmLoraAdapter(m *rkllm.Memory, layout *rkllm.Layout, raw json.RawMessage) (unsafe.Pointer,
	*jsonrpc2.Error) {
	return convert_json_to_struct.ConvertJSONToStruct(m, layout.LoraAdapter, "lora_adapter", raw)
}
