// Package convert_json_to_rkllm_param makes an RKLLMParam.
package convert_json_to_rkllm_param

import (
	"encoding/json"
	"runtime"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/convert_json_to_struct"
	"rkllmd/rkllm/layout/find_member"
)

// ConvertJSONToRkllmParam returns the RKLLMParam that raw describes, in C memory m. Every member is set: those left
// out have the layout's default, which is the library's own once set_defaults has asked for it. Where enabled_cpus_mask
// is 0, given or by default, it is CPUs 4 to 7, the fast ones of the RK3588 and RK3576, or 0 to 3 where there are fewer
// than eight.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "RKLLMParam". Errors: "Invalid params" naming the
// member, the value, and what would be right.
func ConvertJSONToRkllmParam(m *rkllm.Memory, layout *rkllm.Layout, raw json.RawMessage) (unsafe.Pointer,
	*jsonrpc2.Error) {
	param, err := convert_json_to_struct.ConvertJSONToStruct(m, layout.Param, "param", raw)
	if err != nil {
		return nil, err
	}
	if f, mask := find_member.FindMember(layout.Param, param, "extend_param", "enabled_cpus_mask"); f != nil &&
		*(*uint32)(mask) == 0 {
		*(*uint32)(mask) = 0x0F
		if runtime.NumCPU() >= 8 {
			*(*uint32)(mask) = 0xF0
		}
	}
	return param, nil
}
