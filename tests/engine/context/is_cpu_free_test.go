package context_test

import (
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context"
	"rkllmd/engine/context/is_cpu_free"
	"rkllmd/tests/engine/context/keep_busy"
)

func TestIsCPUFree(t *testing.T) {
	require.True(t, is_cpu_free.IsCPUFree(-1<<20))
	require.False(t, is_cpu_free.IsCPUFree(context.CPUs), "that would be one thread more than CPUs")
	var stop atomic.Bool
	defer stop.Store(true)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(2*context.CPUs + 2))
	for range context.CPUs {
		go keep_busy.KeepBusy(&stop)
	}
	require.Eventually(t, func() bool { return !is_cpu_free.IsCPUFree(1) }, 20*time.Second, time.Millisecond)
}
