// Package rkllm_crash_child is a process that a library crashes.
package rkllm_crash_child

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/library/set_up_log"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_createDefaultParam"
	"rkllmd/rkllm/call_rkllm_is_running"
	"rkllmd/rkllm/crash/watch_crashes"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/library/open_library"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
	"rkllmd/utils"
)

// RkllmCrashChild does nothing in a test process. In one that rkllm_crash has started it opens the library of
// rkllm_crash_source, has its crashes watched, calls the function that FAULT_IN names as the daemon would, and does not
// return: the process exits with 0 when nothing has killed it. With GO_PANIC Go code panics while that function runs.
func RkllmCrashChild(t *testing.T) {
	path := os.Getenv("RKLLMD_CRASH_LIBRARY")
	if path == "" {
		return
	}
	set_up_log.SetUpLog(os.Stderr, os.Getenv("RKLLMD_LOG_FORMAT"), utils.LevelInfo)
	library, err := open_library.OpenLibrary(path, "")
	require.NoError(t, err)
	watch_crashes.WatchCrashes(library)
	var nowhere *int
	require.PanicsWithError(t, "runtime error: invalid memory address or nil pointer dereference",
		func() { *nowhere = 1 })
	rt := create_runtime.CreateRuntime(library, rkllm.Limits{})
	go run_worker.RunWorker(rt)
	loaded, failed := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "1", "rkllm_init", `{"model_path":"`+path+`"}`)
	require.Nil(t, failed)
	require.Nil(t, (<-loaded).Err)
	switch function := os.Getenv("FAULT_IN"); function {
	case "rkllm_is_running":
		call_rkllm_is_running.CallRkllmIsRunning(rt, &rkllm.Job{Function: function})
	case "rkllm_createDefaultParam":
		call_rkllm_createDefaultParam.CallRkllmCreateDefaultParam(rt, &rkllm.Job{Function: function})
	case "rkllm_run", "rkllm_run_async":
		ran, failed := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "2", function, `{"prompt_input":"x"}`)
		require.Nil(t, failed)
		if os.Getenv("GO_PANIC") != "" {
			*nowhere = 1
		}
		<-ran
	}
	stop_runtime.StopRuntime(rt)
	<-rt.Idle
	os.Exit(0)
}
