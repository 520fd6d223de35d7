// Package weigh_process weighs a program that runs.
package weigh_process

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/read_private_memory"
)

// WeighProcess returns the size of the program that the process pid runs, and the private memory of the process, both
// in MB (millions of bytes).
func WeighProcess(tb testing.TB, pid int) (program, memory float64) {
	tb.Helper()
	file, err := os.Stat(fmt.Sprintf("/proc/%d/exe", pid))
	require.NoError(tb, err)
	private, err := read_private_memory.ReadPrivateMemory(pid)
	require.NoError(tb, err)
	return float64(file.Size()) / 1e6, float64(private) / 1e6
}
