// Package call_default_param asks a library for its defaults.
package call_default_param

/*
void rkllmd_call_default_param(void *function, void *param);
*/
import "C"

import (
	"runtime"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/clear_call"
	"rkllmd/rkllm/call/set_call"
	"rkllmd/rkllm/layout/allocate_memory"
)

// CallDefaultParam returns what rkllm_createDefaultParam of library returns, in memory m, which is of this
// process alone: callers follow the pointers in it. What it points to is the library's. It needs no model.
//
// **Runs on:** any thread. Follows rkllm_createDefaultParam of the header. Errors: no memory; that the library's
// process has ended.
func CallDefaultParam(library *rkllm.Library, m *rkllm.Memory) (unsafe.Pointer, *jsonrpc2.Error) {
	const size = 1024 // what the C side writes
	param, err := allocate_memory.AllocateMemory(m, 1, size)
	if err != nil {
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInternalError, Message: err.Error()}
	}
	if library.Isolated != nil {
		kept, failure := library.Isolated.DefaultParam()
		if failure != nil {
			return nil, failure
		}
		copy(unsafe.Slice((*byte)(param), size), unsafe.Slice((*byte)(kept), library.Layout.Param.Size))
		return param, nil
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	defer clear_call.ClearCall(set_call.SetCall(library, "rkllm_createDefaultParam"))
	C.rkllmd_call_default_param(library.CreateDefaultParam, param)
	return param, nil
}
