package get_constants_test

import (
	"testing"

	"rkllmd/librkllmrt/open_builtin"
	"rkllmd/rkllm"
	"rkllmd/rkllm/create_runtime"
	"rkllmd/rkllm/get_constants"
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
