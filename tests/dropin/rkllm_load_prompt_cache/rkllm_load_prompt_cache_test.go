package rkllm_load_prompt_cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_load_prompt_cache"
	"rkllmd/tests/support/dropin_stderr"
	"rkllmd/tests/support/rt_open"
	"rkllmd/tests/support/rt_tiny"
)

func TestRkllmLoadPromptCache(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() { require.EqualValues(t, -1, rkllm_load_prompt_cache.RkllmLoadPromptCache(0, nil)) })
	require.Contains(t, text, "E rkllm: rkllm_load_prompt_cache failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	text = dropin_stderr.DropinStderr(t, func() { require.EqualValues(t, -1, rkllm_load_prompt_cache.RkllmLoadPromptCache(model.Handle, nil)) })
	require.Contains(t, text, "prompt_cache_path")
}
