package memory_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/memory/read_peak_memory"
	"rkllmd/tests/support/daemon/own_process"
)

func TestReadPeakMemory(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	before := read_peak_memory.ReadPeakMemory()
	require.Greater(t, before, float32(1))
	block := make([]byte, 100<<20)
	for i := 0; i < len(block); i += 4096 {
		block[i] = 1
	}
	after := read_peak_memory.ReadPeakMemory()
	runtime.KeepAlive(block)
	require.Greater(t, after, before+95)
	require.GreaterOrEqual(t, read_peak_memory.ReadPeakMemory(), after, "a peak does not go down")
}
