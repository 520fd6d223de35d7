package crash_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/rkllm/crash/rkllm_crash"
	"rkllmd/tests/rkllm/crash/rkllm_crash_child"
	"rkllmd/tests/rkllm/crash/rkllm_crash_source"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

func TestOnCrash(t *testing.T) {
	rkllm_crash_child.RkllmCrashChild(t)
	path := rkllm_build_object.RkllmBuildObject(t, rkllm_crash_source.RkllmCrashSource())
	for fault, want := range map[string]string{
		"raise":    "signal=SIGSEGV function=rkllm_run thread=caller ",
		"memcpy":   "signal=SIGSEGV function=rkllm_run thread=caller ", // inside the C library
		"jump":     "signal=SIGSEGV function=rkllm_run thread=caller address=0x0000000000000000 pc=0x0000000000000000 ",
		"overflow": "signal=SIGSEGV function=rkllm_run thread=caller ",
	} {
		log, status := rkllm_crash.RkllmCrash(t, path, 0, "FAULT="+fault, "FAULT_IN=rkllm_run")
		require.Contains(t, log, want)
		require.Equal(t, unix.SIGSEGV, status.Signal(), "%s: %#x, %s", fault, status, log)
	}
	for _, fault := range []string{"SIGSEGV", "SIGABRT", "SIGBUS", "memcpy", "raise"} {
		log, status := rkllm_crash.RkllmCrash(t, path, 0, "FAULT="+fault, "FAULT_IN=rkllm_run_async")
		require.Contains(t, log, " function=rkllm_run_async thread=other ", "on a thread of the library: %s", fault)
		require.True(t, status.Signaled())
	}
	for _, variables := range [][]string{
		{"FAULT_IN=rkllm_run", "FAULT=hang", "GO_PANIC=1"},
		{"FAULT_IN=rkllm_run", "FAULT=callback"},
		{"FAULT_IN=rkllm_run_async", "FAULT=callback"},
	} {
		log, status := rkllm_crash.RkllmCrash(t, path, unix.SIGCONT, variables...)
		require.Contains(t, log, "[signal SIGSEGV: segmentation violation code=",
			"Go says what happened in Go code: %v, %v", variables, status)
		require.NotContains(t, log, "has crashed")
		require.Equal(t, 2, status.ExitStatus(), log)
	}
	for _, signal := range []unix.Signal{unix.SIGABRT, unix.SIGSEGV} {
		log, status := rkllm_crash.RkllmCrash(t, path, signal, "FAULT_IN=rkllm_run", "FAULT=hang")
		require.NotContains(t, log, "has crashed", "somebody has sent %v", signal)
		require.Contains(t, log, "goroutine ")
		// On the process' first thread Go's own report of a SIGSEGV that comes in C code ends in a panic of its own.
		require.True(t, status.ExitStatus() == 2 || strings.Contains(log, "panic during panic"), log)
	}
}
