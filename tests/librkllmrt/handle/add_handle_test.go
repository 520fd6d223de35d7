package handle_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/add_handle"
	"rkllmd/librkllmrt/handle/find_handle"
)

func TestAddHandle(t *testing.T) {
	one, two := &librkllmrt.Handle{}, &librkllmrt.Handle{}
	first, second := add_handle.AddHandle(one), add_handle.AddHandle(two)
	defer func() {
		librkllmrt.Handles.Lock()
		defer librkllmrt.Handles.Unlock()
		delete(librkllmrt.Handles.Live, first)
		delete(librkllmrt.Handles.Live, second)
	}()
	require.NotZero(t, first, "0 is NULL")
	require.NotEqual(t, first, second)
	for number, want := range map[uintptr]*librkllmrt.Handle{first: one, second: two} {
		found, err := find_handle.FindHandle(number)
		require.NoError(t, err)
		require.Same(t, want, found)
	}
}
