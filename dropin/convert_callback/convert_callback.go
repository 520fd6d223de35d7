// Package convert_callback converts the third argument of rkllm_init.
package convert_callback

import (
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
)

// ConvertCallback returns the third argument of a caller's rkllm_init as the runtime wants it, an RKLLMCallback: where
// layout's generation gives the result callback itself, one in memory of m with that and NULLs. Its runs then have NULL
// for userdata where they give none, as in that generation. NULL stays NULL.
//
// **Runs on:** any thread. Errors: no memory.
func ConvertCallback(m *rkllm.Memory, layout *rkllm.Layout, callback unsafe.Pointer) (unsafe.Pointer, error) {
	if layout.InitCallbackStruct || callback == nil {
		return callback, nil
	}
	converted, err := allocate_memory.AllocateMemory(m, 1, rkllm.LayoutD.Callback.Size)
	if err != nil {
		return nil, err
	}
	(*librkllmrt.CCallback)(converted).ResultCallback = callback
	return converted, nil
}
