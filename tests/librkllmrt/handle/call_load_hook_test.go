package handle_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/handle/call_load_hook"
	"rkllmd/tests/librkllmrt/handle/rt_record_loads"
)

func TestCallLoadHook(t *testing.T) {
	call_load_hook.CallLoadHook(0.5) // nobody listens
	seen := rt_record_loads.RtRecordLoads(t)
	call_load_hook.CallLoadHook(0.25)
	call_load_hook.CallLoadHook(1)
	require.Equal(t, []float32{0.25, 1}, *seen)
}
