// Package call_rkllm_get_kv_cache_size calls rkllm_get_kv_cache_size.
package call_rkllm_get_kv_cache_size

import (
	"strconv"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_two"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/call/start_call"
	"rkllmd/rkllm/layout/allocate_memory"
)

// CallRkllmGetKvCacheSize asks how many positions the cache holds, for each of n_batch: the result is
// {"cache_sizes": [n, ...]}.
//
// **Runs on:** the worker. Follows rkllm_get_kv_cache_size of the header. Errors: those of start_call; what the C
// function returns unless 0.
func CallRkllmGetKvCacheSize(rt *rkllm.Runtime, job *rkllm.Job) {
	if !start_call.StartCall(rt, job, rt.Serving.Load().GetKVCacheSize) {
		return
	}
	sizes, err := allocate_memory.AllocateMemory(&job.Memory, uintptr(rt.NBatch), 4)
	if err != nil {
		job.Err = &jsonrpc2.Error{Code: jsonrpc2.CodeInternalError, Message: err.Error()}
		return
	}
	code := call_with_two.CallWithTwo(rt.Serving.Load().GetKVCacheSize, rt.Handle, uintptr(sizes))
	if finish_call.FinishCall(rt, job, code); job.Err != nil {
		return
	}
	job.Result = append(job.Result[:0], `{"cache_sizes":[`...)
	for i, size := range unsafe.Slice((*int32)(sizes), rt.NBatch) {
		if i > 0 {
			job.Result = append(job.Result, ',')
		}
		job.Result = strconv.AppendInt(job.Result, int64(size), 10)
	}
	job.Result = append(job.Result, "]}"...)
}
