// Package rt_infer_param makes an RKLLMInferParam for a test.
package rt_infer_param

import (
	"testing"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

// RtInferParam returns infer in C memory, with sampling (nil: NULL) behind its pointer.
func RtInferParam(tb testing.TB, infer librkllmrt.CInferParam,
	sampling *librkllmrt.CSamplingParam) *librkllmrt.CInferParam {
	c := (*librkllmrt.CInferParam)(rt_memory.RtMemory(tb, int(unsafe.Sizeof(infer))))
	*c = infer
	if sampling != nil {
		c.SamplingParams = (*librkllmrt.CSamplingParam)(rt_memory.RtMemory(tb, int(unsafe.Sizeof(*sampling))))
		*c.SamplingParams = *sampling
	}
	return c
}
