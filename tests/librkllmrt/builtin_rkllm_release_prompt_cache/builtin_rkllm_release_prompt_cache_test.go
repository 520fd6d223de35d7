package builtin_rkllm_release_prompt_cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/rt_log"
	"rkllmd/tests/support/rt_open"
	"rkllmd/tests/support/rt_refused"
	"rkllmd/tests/support/rt_tiny"
)

func TestBuiltinRkllmReleasePromptCache(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	log := rt_log.RtLog(t)
	require.Equal(t, "prompt caches are not supported by this runtime yet", rt_refused.RtRefused(t, m.Library.ReleasePromptCache, m.Handle))
	require.Contains(t, log.String(), "rkllm: rkllm_release_prompt_cache failed")
	require.Equal(t, "the handle is NULL: rkllm_init first", rt_refused.RtRefused(t, m.Library.ReleasePromptCache, 0))
	require.Contains(t, rt_refused.RtRefused(t, m.Library.ReleasePromptCache, 0x77770), "0x77770 is not a live handle")
}
