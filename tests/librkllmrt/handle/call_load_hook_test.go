package handle_test

import (
	"runtime/cgo"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/call_load_hook"
	"rkllmd/tests/librkllmrt/rt_on_load"
)

func TestCallLoadHook(t *testing.T) {
	call_load_hook.CallLoadHook(0.5) // nobody listens
	var seen []float32
	userdata := cgo.NewHandle(&seen)
	defer userdata.Delete()
	librkllmrt.LoadHook.Function, librkllmrt.LoadHook.Userdata = rt_on_load.Pointer, uintptr(userdata)
	call_load_hook.CallLoadHook(0.25)
	call_load_hook.CallLoadHook(1)
	require.Equal(t, []float32{0.25, 1}, seen)
}
