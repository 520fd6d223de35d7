// Package read_rkllm_limits tells how long the answers of a model may get.
package read_rkllm_limits

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/read_integer"
)

// ReadRkllmLimits returns max_context_len and max_new_tokens that rkllm_init was given of the model that rt has loaded;
// 0: it has no such limit, or there is no model.
//
// **Runs on:** the worker. Or it is a thread that waits for the worker. The model is loaded.
func ReadRkllmLimits(rt *rkllm.Runtime) (context, answer int) {
	if len(rt.Param) == 0 {
		return 0, 0
	}
	for _, limit := range []struct {
		member string
		to     *int
	}{{"max_context_len", &context}, {"max_new_tokens", &answer}} {
		field, place := find_member.FindMember(rt.Serving.Load().Layout.Param, unsafe.Pointer(&rt.Param[0]),
			limit.member)
		*limit.to = max(0, int(read_integer.ReadInteger(field.Kind, place)))
	}
	return context, answer
}
