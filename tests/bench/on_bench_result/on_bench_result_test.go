package on_bench_result_test

import (
	"runtime/cgo"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/drive_callback"
	"rkllmd/bench/on_bench_result"
)

func TestOnBenchResult(t *testing.T) {
	texts := make(chan string, 1)
	handle := cgo.NewHandle(texts)
	defer handle.Delete()
	require.NoError(t, drive_callback.DriveCallback(on_bench_result.Pointer, uintptr(handle), 1, 0))
	require.Len(t, texts, 1)
	require.Regexp(t, `^\d+$`, <-texts)
}
