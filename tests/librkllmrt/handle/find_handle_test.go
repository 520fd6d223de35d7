package handle_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle"
	"rkllmd/librkllmrt/handle/find_handle"
)

func TestFindHandle(t *testing.T) {
	_, err := find_handle.FindHandle(0)
	require.ErrorIs(t, err, handle.ErrNullHandle)
	_, err = find_handle.FindHandle(0xdeadbeef)
	require.EqualError(t, err, "0xdeadbeef is not a live handle: it was destroyed, or never came from rkllm_init")

	h := &librkllmrt.Handle{}
	librkllmrt.Handles.Lock()
	librkllmrt.Handles.Live[0x70] = h
	librkllmrt.Handles.Unlock()
	found, err := find_handle.FindHandle(0x70)
	require.NoError(t, err)
	require.Same(t, h, found)
}
