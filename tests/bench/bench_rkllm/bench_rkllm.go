// Package bench_rkllm loads a model as a program in C does that calls the runtime.
package bench_rkllm

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/on_token"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/tests/bench/destroy_bench_rkllm"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_param"
)

// BenchRkllm loads the model at path by rkllm_init for run_rkllm: greedy, so many threads, a context of size tokens for
// each of the sequences. It is destroyed when the test ends, or before (destroy_bench_rkllm).
func BenchRkllm(tb testing.TB, path string, size, sequences, threads int) *bench.Rkllm {
	tb.Helper()
	library := open_builtin.OpenBuiltin()
	param := rt_param.RtParam(tb, path, nil)
	param.MaxContextLen, param.IgnoreEOSToken, param.RepeatPenalty = int32(size), 1, 1
	param.ExtendParam.NBatch, param.ExtendParam.EnabledCPUsNum = uint8(sequences), int8(threads)
	callback := (*librkllmrt.CCallback)(rt_memory.RtMemory(tb, int(unsafe.Sizeof(librkllmrt.CCallback{}))))
	callback.ResultCallback = on_token.OnToken()
	handle := (*uintptr)(rt_memory.RtMemory(tb, 8))
	require.Zero(tb, rt_call.RtCall(library.Init, uintptr(unsafe.Pointer(handle)), uintptr(unsafe.Pointer(param)),
		uintptr(unsafe.Pointer(callback))))
	r := &bench.Rkllm{Handle: *handle, Run: library.Run, Clear: library.ClearKVCache, Sequences: sequences}
	tb.Cleanup(func() { destroy_bench_rkllm.DestroyBenchRkllm(tb, r) })
	return r
}
