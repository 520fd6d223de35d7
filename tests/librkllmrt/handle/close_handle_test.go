package handle_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/handle/close_handle"
	"rkllmd/librkllmrt/handle/remove_handle"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestCloseHandle(t *testing.T) {
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	h, err := remove_handle.RemoveHandle(model.Handle)
	require.NoError(t, err)
	model.Handle = 0
	h.Busy.Lock() // a run's last callback
	closed := make(chan bool)
	go func() {
		close_handle.CloseHandle(h)
		close(closed)
	}()
	require.NotNil(t, h.Context)
	h.Busy.Unlock()
	<-closed
	require.Nil(t, h.Context)
	require.Nil(t, h.Model.Ptr)
}
