package seam_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/stop_process"
	"rkllmd/isolation/seam/ask_get_kv_cache_size"
	"rkllmd/isolation/seam/ask_is_running"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_stop"
)

func TestAskIsRunning(t *testing.T) {
	i, handle, room := isolation_load.IsolationLoad(t, "model")
	const clients, each = 4, 500
	var asked sync.WaitGroup
	for range clients {
		asked.Go(func() {
			for range each {
				require.Zero(t, ask_is_running.AskIsRunning(handle))
			}
		})
	}
	asked.Wait()
	require.Zero(t, ask_get_kv_cache_size.AskGetKvCacheSize(handle, uintptr(room)))
	require.Equal(t, [2]int32{5, clients * each}, *(*[2]int32)(room), "each question was one call of the library")
	isolation_stop.IsolationStop(t, i.Current)
	i.Current.Running.Store(isolation.Run + 1)
	require.Equal(t, int32(1), ask_is_running.AskIsRunning(handle), "it does not answer, while a run is on")
	p := i.Current
	stop_process.StopProcess(p, nil)
	<-p.Gone
	require.Zero(t, ask_is_running.AskIsRunning(handle))
}
