package rkllm_test

import (
	"testing"

	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/rkllm"
	"rkllmd/rkllm/get_constants"
	"rkllmd/rkllm/library/create_runtime"
)

// BenchmarkGetConstants asks again and again, as the daemon's clients do.
func BenchmarkGetConstants(b *testing.B) {
	rt := create_runtime.CreateRuntime(open_builtin.OpenBuiltin(), rkllm.Limits{})
	job := &rkllm.Job{}
	b.ReportAllocs()
	for b.Loop() {
		job.Result = job.Result[:0]
		get_constants.GetConstants(rt, job)
	}
	b.SetBytes(int64(len(job.Result)))
}
