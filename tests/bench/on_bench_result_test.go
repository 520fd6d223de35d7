package bench_test

import (
	"runtime/cgo"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/on_bench_result"
	"rkllmd/bench/run_callbacks"
)

func TestOnBenchResult(t *testing.T) {
	texts := make(chan string, 1)
	handle := cgo.NewHandle(texts)
	defer handle.Delete()
	require.NoError(t, run_callbacks.RunCallbacks(on_bench_result.Pointer, uintptr(handle), 1, 0))
	require.Len(t, texts, 1)
	require.Regexp(t, `^\d+$`, <-texts)
}
