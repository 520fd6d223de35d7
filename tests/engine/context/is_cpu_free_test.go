package context_test

import (
	"os"
	"regexp"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context/is_cpu_free"
	"rkllmd/tests/engine/context/keep_busy"
)

func TestIsCPUFree(t *testing.T) {
	text, err := os.ReadFile("/proc/cpuinfo")
	require.NoError(t, err)
	cpus := max(1, len(regexp.MustCompile(`(?m)^processor\s*:`).FindAll(text, -1)))
	require.True(t, is_cpu_free.IsCPUFree(-1<<20))
	require.False(t, is_cpu_free.IsCPUFree(cpus), "that would be one thread more than CPUs")
	var stop atomic.Bool
	defer stop.Store(true)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(2*cpus + 2))
	for range cpus {
		go keep_busy.KeepBusy(&stop)
	}
	require.Eventually(t, func() bool { return !is_cpu_free.IsCPUFree(1) }, 2*time.Minute, time.Millisecond)
}
