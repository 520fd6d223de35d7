package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_load_prompt_cache"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestRkllmLoadPromptCache(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1,
			rkllm_load_prompt_cache.RkllmLoadPromptCache(0, nil))
	})
	require.Contains(t, text, "E rkllm: rkllm_load_prompt_cache failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	text = dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1,
			rkllm_load_prompt_cache.RkllmLoadPromptCache(model.Handle, nil))
	})
	require.Contains(t, text, "prompt_cache_path")
}
