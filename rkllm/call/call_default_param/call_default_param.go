// Package call_default_param asks a library for its defaults.
package call_default_param

/*
void rkllmd_call_default_param(void *function, void *param);
*/
import "C"

import (
	"runtime"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/clear_call"
	"rkllmd/rkllm/call/set_call"
	"rkllmd/rkllm/layout/allocate_memory"
)

// CallDefaultParam returns what rkllm_createDefaultParam of library returns, in memory m. What it points to is the
// library's. It needs no model.
//
// **Runs on:** any thread. Follows rkllm_createDefaultParam of the header. Errors: no memory.
func CallDefaultParam(library *rkllm.Library, m *rkllm.Memory) (param unsafe.Pointer, err error) {
	if param, err = allocate_memory.AllocateMemory(m, 1, 1024); err != nil { // what the C side writes
		return nil, err
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	defer clear_call.ClearCall(set_call.SetCall(library, "rkllm_createDefaultParam"))
	C.rkllmd_call_default_param(library.CreateDefaultParam, param)
	return param, nil
}
