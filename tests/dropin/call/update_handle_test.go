package call_test

import (
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/update_handle"
	"rkllmd/tests/dropin/call/handle_rounds"
)

func TestUpdateHandle(t *testing.T) {
	flag, second := new(int32), new(int32)
	const handle, asked = 0x777, 3
	for what := range call.HandleRunning + 1 {
		require.EqualValues(t, -1, update_handle.UpdateHandle(what, 0, nil))
		if what != call.HandleAdded {
			require.EqualValues(t, -1, update_handle.UpdateHandle(what, handle, nil), "%d", what)
		}
	}
	require.Zero(t, update_handle.UpdateHandle(call.HandleAdded, handle, flag))
	require.Zero(t, update_handle.UpdateHandle(call.HandleRunning, handle, nil))
	require.Zero(t, update_handle.UpdateHandle(asked, handle, nil))
	require.Zero(t, update_handle.UpdateHandle(call.HandleAbort, handle, nil))
	require.EqualValues(t, 1, *flag)
	*flag = 0 // as the run does when it begins: the abort came before, and after the run was asked for
	require.Zero(t, update_handle.UpdateHandle(call.HandleStarted, handle, nil))
	require.EqualValues(t, 1, *flag)
	require.EqualValues(t, 1, update_handle.UpdateHandle(call.HandleRunning, handle, nil))
	require.Zero(t, update_handle.UpdateHandle(call.HandleIdle, handle, nil))
	require.Zero(t, update_handle.UpdateHandle(call.HandleRunning, handle, nil))

	*flag = 0
	require.Zero(t, update_handle.UpdateHandle(asked, handle, nil))
	require.Zero(t, update_handle.UpdateHandle(call.HandleStarted, handle, nil))
	require.Zero(t, *flag, "an abort of the run before is not this one's")
	require.Zero(t, update_handle.UpdateHandle(call.HandleFlag, handle, nil))
	require.Zero(t, update_handle.UpdateHandle(call.HandleAbort, handle, nil))
	require.Zero(t, *flag)
	require.Zero(t, update_handle.UpdateHandle(call.HandleFlag, handle, second))
	require.EqualValues(t, 1, *second)

	require.Zero(t, update_handle.UpdateHandle(call.HandleRemoved, handle, nil))
	require.EqualValues(t, -1, update_handle.UpdateHandle(call.HandleAbort, handle, nil))
	for i := range 1024 {
		require.Zero(t, update_handle.UpdateHandle(call.HandleAdded, uintptr(0x1000+i), flag))
	}
	require.EqualValues(t, -1, update_handle.UpdateHandle(call.HandleAdded, handle, flag), "there is no room")
	for i := range 1024 {
		require.Zero(t, update_handle.UpdateHandle(call.HandleRemoved, uintptr(0x1000+i), nil))
	}

	// Programs ask about several handles from several threads at once, and about some that are gone.
	var wrong atomic.Int64
	var group sync.WaitGroup
	var flags [4]int32
	for i := range flags {
		require.Zero(t, update_handle.UpdateHandle(call.HandleAdded, uintptr(handle+i), &flags[i]))
		group.Go(func() { wrong.Add(handle_rounds.HandleRounds(uintptr(handle+i), &flags[i], 30_000)) })
	}
	group.Wait()
	require.Zero(t, wrong.Load())
	for i := range flags {
		require.Zero(t, update_handle.UpdateHandle(call.HandleRemoved, uintptr(handle+i), nil))
	}
}
