package mark_call_test

import (
	"runtime"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/mark_call"
	"rkllmd/rkllm/unmark_call"
)

func TestMarkCall(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	require.Nil(t, mark_call.MarkCall(&rkllm.Library{}, "rkllm_run"), "nobody asks")
	library := &rkllm.Library{Calls: &rkllm.Calls{}}
	run := mark_call.MarkCall(library, "rkllm_run")
	require.Same(t, &library.Calls[0], run)
	require.Equal(t, uint32(unix.Gettid()), uint32(run.Load()>>32))
	require.Equal(t, "rkllm_run", rkllm.Functions[uint32(run.Load())-1].Name)
	abort := mark_call.MarkCall(library, "rkllm_abort")
	require.Equal(t, "rkllm_abort", rkllm.Functions[uint32(abort.Load())-1].Name)
	unmark_call.UnmarkCall(run)
	require.Zero(t, library.Calls[0].Load())
	var last *atomic.Uint64
	for range len(library.Calls) - 1 {
		last = mark_call.MarkCall(library, "rkllm_is_running")
		require.NotNil(t, last)
	}
	require.Nil(t, mark_call.MarkCall(library, "rkllm_is_running"), "all are taken")
	unmark_call.UnmarkCall(abort)
	require.Same(t, abort, mark_call.MarkCall(library, "rkllm_is_running"))
	require.Zero(t, testing.AllocsPerRun(10, func() {
		unmark_call.UnmarkCall(last)
		last = mark_call.MarkCall(library, "rkllm_run")
	}))
}
