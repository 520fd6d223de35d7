// Package call_rkllm_createDefaultParam calls rkllm_createDefaultParam.
package call_rkllm_createDefaultParam

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_default_param"
	"rkllmd/rkllm/call/check_function"
	"rkllmd/rkllm/convert_rkllm_param_to_json"
	"rkllmd/rkllm/layout/free_memory"
)

// CallRkllmCreateDefaultParam appends to job.Result the RKLLMParam that the library returns. It needs no model.
//
// **Runs on:** any thread. Follows rkllm_createDefaultParam of the header. Errors: rkllm.CodeNotSupported; that the
// library's process has ended.
func CallRkllmCreateDefaultParam(rt *rkllm.Runtime, job *rkllm.Job) {
	library := rt.Serving.Load()
	if job.Err = check_function.CheckFunction(library, job.Function, library.CreateDefaultParam); job.Err != nil {
		return
	}
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	param, err := call_default_param.CallDefaultParam(library, &memory)
	if job.Err = err; err == nil {
		job.Result = convert_rkllm_param_to_json.ConvertRkllmParamToJSON(job.Result, library.Layout, param)
	}
}
