package handle_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/add_handle"
	"rkllmd/librkllmrt/handle/find_handle"
	"rkllmd/librkllmrt/handle/remove_handle"
)

func TestRemoveHandle(t *testing.T) {
	_, err := remove_handle.RemoveHandle(0)
	require.ErrorContains(t, err, "the handle is NULL")
	for _, running := range []bool{false, true} {
		h := &librkllmrt.Handle{Context: &engine.Context{Abort: new(int32)}, Running: running}
		handle := add_handle.AddHandle(h)
		removed, err := remove_handle.RemoveHandle(handle)
		require.NoError(t, err)
		require.Same(t, h, removed)
		require.Equal(t, running, *h.Context.Abort == 1, "a run is asked to end")
		_, err = find_handle.FindHandle(handle)
		require.ErrorContains(t, err, "is not a live handle")
		_, err = remove_handle.RemoveHandle(handle)
		require.ErrorContains(t, err, "is not a live handle")
	}
}
