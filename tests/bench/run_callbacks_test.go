package bench_test

import (
	"runtime/cgo"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/on_bench_result"
	"rkllmd/bench/run_callbacks"
)

func TestRunCallbacks(t *testing.T) {
	texts := make(chan string, 20)
	handle := cgo.NewHandle(texts)
	defer handle.Delete()
	start := time.Now()
	require.NoError(t, run_callbacks.RunCallbacks(on_bench_result.Pointer, uintptr(handle), 20, time.Millisecond))
	require.Greater(t, time.Since(start), 20*time.Millisecond)

	require.Len(t, texts, 20)
	last := 0
	for range 20 {
		stamp, err := strconv.Atoi(<-texts)
		require.NoError(t, err)
		require.Greater(t, stamp, last)
		last = stamp
	}
}
