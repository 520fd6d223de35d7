// Package read_rkllm_limits tells how long the answers of a model may get.
package read_rkllm_limits

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/find_member"
	"rkllmd/rkllm/load_integer"
)

// ReadRkllmLimits returns max_context_len and max_new_tokens that rkllm_init was given of the model that rt has loaded; 0: it has no such limit, or there is no model.
//
// **Runs on:** the worker, or who waits for it, while the model is loaded.
func ReadRkllmLimits(rt *rkllm.Runtime) (context, answer int) {
	if len(rt.Param) == 0 {
		return 0, 0
	}
	for _, limit := range []struct {
		member string
		to     *int
	}{{"max_context_len", &context}, {"max_new_tokens", &answer}} {
		field, place := find_member.FindMember(rt.Library.Layout.Param, unsafe.Pointer(&rt.Param[0]), limit.member)
		*limit.to = max(0, int(load_integer.LoadInteger(field.Kind, place)))
	}
	return context, answer
}
