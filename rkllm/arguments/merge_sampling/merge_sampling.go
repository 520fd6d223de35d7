// Package merge_sampling fills up the sampling values of a run.
package merge_sampling

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
)

// MergeSampling sets those sampling_params of a run that the request left out (job.Inherit) to what the model was
// loaded with: the library takes either none of the nine values or all of them. Where they lie is known since they were
// prepared; the pointer to them, which the process of an isolated library may write to, is not followed.
//
// **Runs on:** the worker. Follows the header of 1.3.0 (RKLLMSamplingParam).
func MergeSampling(rt *rkllm.Runtime, job *rkllm.Job) {
	if len(job.Inherit) == 0 {
		return
	}
	layout := rt.Serving.Load().Layout
	params, _ := find_member.FindMember(layout.InferParam, job.C[2], "sampling_params")
	for _, nested := range job.Memory.Nested {
		if nested.Struct != params.Struct {
			continue
		}
		for _, f := range job.Inherit {
			_, loaded := find_member.FindMember(layout.Param, unsafe.Pointer(unsafe.SliceData(rt.Param)), f.Name)
			*(*uint32)(unsafe.Add(nested.At, f.Offset)) = *(*uint32)(loaded)
		}
	}
}
