package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_get_kv_cache_size"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestRkllmGetKvCacheSize(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1,
			rkllm_get_kv_cache_size.RkllmGetKVCacheSize(0, nil))
	})
	require.Contains(t, text, "E rkllm: rkllm_get_kv_cache_size failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	size := rt_memory.RtMemory(t, 4)
	*(*int32)(size) = 9
	require.Zero(t, rkllm_get_kv_cache_size.RkllmGetKVCacheSize(model.Handle, size))
	require.Zero(t, *(*int32)(size))
}
