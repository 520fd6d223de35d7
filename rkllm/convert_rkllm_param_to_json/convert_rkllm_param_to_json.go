// Package convert_rkllm_param_to_json writes an RKLLMParam as JSON.
package convert_rkllm_param_to_json

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_struct"
)

// ConvertRkllmParamToJSON appends the RKLLMParam in C memory as JSON: all members of the layout's generation.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "RKLLMParam".
func ConvertRkllmParamToJSON(out []byte, layout *rkllm.Layout, param unsafe.Pointer) []byte {
	return append_struct.AppendStruct(out, layout.Param, param)
}
