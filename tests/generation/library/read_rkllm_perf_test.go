package library_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/library"
	"rkllmd/generation/library/read_rkllm_perf"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
)

func TestReadRkllmPerf(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	result := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{
		Perf: rkllm_make_results.Perf{PrefillTime: 1.5, PrefillTokens: 12, GenerateTokens: 34}})
	require.Equal(t, library.RkllmPerf{PrefillTokens: 12, GenerateTokens: 34, Prefill: 1500 * time.Microsecond},
		read_rkllm_perf.ReadRkllmPerf(rkllm.LayoutD, result))
	require.Zero(t, read_rkllm_perf.ReadRkllmPerf(rkllm.LayoutA, result), "which has no statistics")
}
