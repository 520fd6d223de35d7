package context_test

import (
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context/count_running"
	"rkllmd/tests/engine/context/keep_busy"
)

// Threads that are always busy are always counted, whatever else runs.
func TestCountRunning(t *testing.T) {
	require.GreaterOrEqual(t, count_running.CountRunning(), 1)
	var stop atomic.Bool
	defer stop.Store(true)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(8))
	for range 3 {
		go keep_busy.KeepBusy(&stop)
	}
	require.Eventually(t, func() bool { return count_running.CountRunning() >= 4 }, 2*time.Minute, time.Millisecond)
}
