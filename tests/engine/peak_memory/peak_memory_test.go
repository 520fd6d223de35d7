package peak_memory_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/peak_memory"
	"rkllmd/tests/support/own_process"
)

func TestPeakMemory(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	before := peak_memory.PeakMemory()
	require.Greater(t, before, float32(1))
	block := make([]byte, 100<<20)
	for i := 0; i < len(block); i += 4096 {
		block[i] = 1
	}
	after := peak_memory.PeakMemory()
	runtime.KeepAlive(block)
	require.Greater(t, after, before+95)
	require.GreaterOrEqual(t, peak_memory.PeakMemory(), after, "a peak does not go down")
}
