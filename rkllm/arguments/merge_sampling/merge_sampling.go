// Package merge_sampling fills up the sampling values of a run.
package merge_sampling

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
)

// MergeSampling sets those sampling_params of a run that the request left out (job.Inherit) to what the model was
// loaded with: the library takes either none of the nine values or all of them.
//
// **Runs on:** the worker. Follows the header of 1.3.0 (RKLLMSamplingParam).
func MergeSampling(rt *rkllm.Runtime, job *rkllm.Job) {
	layout := rt.Serving.Load().Layout
	for _, f := range job.Inherit {
		_, params := find_member.FindMember(layout.InferParam, job.C[2], "sampling_params")
		_, loaded := find_member.FindMember(layout.Param, unsafe.Pointer(unsafe.SliceData(rt.Param)), f.Name)
		*(*uint32)(unsafe.Add(*(*unsafe.Pointer)(params), f.Offset)) = *(*uint32)(loaded)
	}
}
