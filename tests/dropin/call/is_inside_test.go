package call_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/call/is_inside"
)

func TestIsInside(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	require.False(t, is_inside.IsInside(7, 0))
	require.True(t, is_inside.IsInside(7, 1))
	require.True(t, is_inside.IsInside(8, 1))
	require.True(t, is_inside.IsInside(7, 0), "of an outer run, too")
	other := make(chan bool)
	go func() {
		runtime.LockOSThread()
		other <- is_inside.IsInside(7, 0)
	}()
	require.False(t, <-other, "another thread")
	is_inside.IsInside(8, -1)
	require.False(t, is_inside.IsInside(8, 0))
	for range 20 {
		is_inside.IsInside(9, 1)
	}
	for range 20 {
		require.True(t, is_inside.IsInside(7, 0))
		is_inside.IsInside(9, -1)
	}
	require.True(t, is_inside.IsInside(7, 0))
	require.False(t, is_inside.IsInside(7, -1))
}
