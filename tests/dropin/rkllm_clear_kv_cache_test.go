package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_clear_kv_cache"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestRkllmClearKvCache(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1, rkllm_clear_kv_cache.RkllmClearKVCache(0,
			0, nil, nil))
	})
	require.Contains(t, text, "E rkllm: rkllm_clear_kv_cache failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.Zero(t, rkllm_clear_kv_cache.RkllmClearKVCache(model.Handle, 1, nil, nil))
}
