package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_release_prompt_cache"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestRkllmReleasePromptCache(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1,
			rkllm_release_prompt_cache.RkllmReleasePromptCache(0))
	})
	require.Contains(t, text, "E rkllm: rkllm_release_prompt_cache failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.Zero(t, rkllm_release_prompt_cache.RkllmReleasePromptCache(model.Handle),
		"nothing to release is no failure")
}
