// Package call_rkllm_createDefaultParam calls rkllm_createDefaultParam.
package call_rkllm_createDefaultParam

/*
void rkllmd_call_rkllm_createDefaultParam(void *function, void *param);
*/
import "C"

import (
	"runtime"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_function"
	"rkllmd/rkllm/call/clear_call"
	"rkllmd/rkllm/call/set_call"
	"rkllmd/rkllm/convert_rkllm_param_to_json"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/free_memory"
)

// CallRkllmCreateDefaultParam appends to job.Result the RKLLMParam that the library returns. It needs no model.
//
// **Runs on:** any thread. Follows rkllm_createDefaultParam of the header. Errors: rkllm.CodeNotSupported; that the
// library's process has ended.
func CallRkllmCreateDefaultParam(rt *rkllm.Runtime, job *rkllm.Job) {
	if job.Err = check_function.CheckFunction(rt.Library, job.Function, rt.Library.CreateDefaultParam); job.Err != nil {
		return
	}
	if isolated := rt.Library.Isolated; isolated != nil {
		var param unsafe.Pointer
		if param, job.Err = isolated.DefaultParam(); job.Err == nil {
			job.Result = convert_rkllm_param_to_json.ConvertRkllmParamToJSON(job.Result, rt.Library.Layout, param)
		}
		return
	}
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	param, err := allocate_memory.AllocateMemory(&memory, 1, 1024) // what the C side writes
	if err != nil {
		job.Err = &jsonrpc2.Error{Code: jsonrpc2.CodeInternalError, Message: err.Error()}
		return
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	defer clear_call.ClearCall(set_call.SetCall(rt.Library, job.Function))
	C.rkllmd_call_rkllm_createDefaultParam(rt.Library.CreateDefaultParam, param)
	job.Result = convert_rkllm_param_to_json.ConvertRkllmParamToJSON(job.Result, rt.Library.Layout, param)
}
