package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/add_live_handle"
	"rkllmd/dropin/call"
	"rkllmd/dropin/call/update_handle"
	"rkllmd/librkllmrt/handle/find_handle"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestAddLiveHandle(t *testing.T) {
	require.ErrorContains(t, add_live_handle.AddLiveHandle(5), "0x5 is not a live handle")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.NoError(t, add_live_handle.AddLiveHandle(model.Handle))
	defer update_handle.UpdateHandle(call.HandleRemoved, model.Handle, nil)
	require.Zero(t, update_handle.UpdateHandle(call.HandleAbort, model.Handle, nil))
	h, err := find_handle.FindHandle(model.Handle)
	require.NoError(t, err)
	require.EqualValues(t, 1, *h.Context.Abort)
}
