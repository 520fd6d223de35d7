// Package convert_rkllm_result_to_json writes an RKLLMResult as JSON.
package convert_rkllm_result_to_json

import (
	"strconv"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_absent"
	"rkllmd/rkllm/layout/append_struct"
)

// ConvertRkllmResultToJSON appends what a result callback was given: one object for the RKLLMResult, its last member
// "_callback_state" being the state; with count above 1 (n_batch) an array of such objects. Everything is written as
// the library has it, straight from its memory; see append_string and append_float for what JSON cannot say. Members
// that the library's generation does not have are null: logits and perf with 1.1, perf with 1.2.0. Nothing is
// allocated beyond what out needs to grow.
//
// **Runs on:** the runtime's callback thread. Follows docs/protocols/jsonrpc-socket.md, "Streaming response format".
func ConvertRkllmResultToJSON(out []byte, layout *rkllm.Layout, results unsafe.Pointer, count int, state int32) []byte {
	if count > 1 {
		out = append(out, '[')
	}
	for i := range count {
		if i > 0 {
			out = append(out, ',')
		}
		out = append_struct.AppendStruct(out, layout.Result, unsafe.Add(results, uintptr(i)*layout.Result.Size))
		out = append_absent.AppendAbsent(out[:len(out)-1], layout.Result)
		out = append(out, `,"_callback_state":`...)
		out = append(strconv.AppendInt(out, int64(state), 10), '}')
	}
	if count > 1 {
		out = append(out, ']')
	}
	return out
}
