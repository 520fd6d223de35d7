// Package destroy_bench_rkllm frees a model that bench_rkllm has loaded.
package destroy_bench_rkllm

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/tests/support/librkllmrt/rt_call"
)

// DestroyBenchRkllm calls rkllm_destroy, once.
func DestroyBenchRkllm(tb testing.TB, r *bench.Rkllm) {
	tb.Helper()
	if r.Handle != 0 {
		require.Zero(tb, rt_call.RtCall(open_builtin.OpenBuiltin().Destroy, r.Handle))
		r.Handle = 0
	}
}
