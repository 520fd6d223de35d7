package call_test

import (
	"runtime"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/clear_call"
	"rkllmd/rkllm/call/set_call"
	"rkllmd/tests/support/project/count_allocations"
)

func TestSetCall(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	require.Nil(t, set_call.SetCall(&rkllm.Library{}, "rkllm_run"), "nobody asks")
	library := &rkllm.Library{Calls: &rkllm.Calls{}}
	run := set_call.SetCall(library, "rkllm_run")
	require.Same(t, &library.Calls[0], run)
	require.Equal(t, uint32(unix.Gettid()), uint32(run.Load()>>32))
	require.Equal(t, "rkllm_run", rkllm.Functions[uint32(run.Load())-1].Name)
	abort := set_call.SetCall(library, "rkllm_abort")
	require.Equal(t, "rkllm_abort", rkllm.Functions[uint32(abort.Load())-1].Name)
	clear_call.ClearCall(run)
	require.Zero(t, library.Calls[0].Load())
	var last *atomic.Uint64
	for range len(library.Calls) - 1 {
		last = set_call.SetCall(library, "rkllm_is_running")
		require.NotNil(t, last)
	}
	require.Nil(t, set_call.SetCall(library, "rkllm_is_running"), "all are taken")
	clear_call.ClearCall(abort)
	require.Same(t, abort, set_call.SetCall(library, "rkllm_is_running"))
	require.Zero(t, count_allocations.CountAllocations(10, func() {
		clear_call.ClearCall(last)
		last = set_call.SetCall(library, "rkllm_run")
	}))
}
