package abi_test

import (
	"runtime/cgo"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/tests/librkllmrt/rt_on_load"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmSetLoadProgress(t *testing.T) {
	set, path := open_builtin.OpenBuiltin().SetLoadProgress, rt_tiny.RtTiny(t, "llama")
	var seen []float32
	userdata := cgo.NewHandle(&seen)
	defer userdata.Delete()
	rt_call.RtCall(set, uintptr(rt_on_load.Pointer), uintptr(userdata))
	defer rt_call.RtCall(set, 0, 0)
	rt_open.RtOpen(t, path, nil)
	require.Greater(t, len(seen), 2)
	require.True(t, slices.IsSorted(seen))
	require.GreaterOrEqual(t, seen[0], float32(0))
	require.EqualValues(t, 1, seen[len(seen)-1])

	count := len(seen)
	rt_call.RtCall(set, 0, 0)
	rt_open.RtOpen(t, path, nil)
	require.Len(t, seen, count)
}
