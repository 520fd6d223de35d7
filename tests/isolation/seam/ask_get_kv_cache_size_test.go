package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/seam/ask_get_kv_cache_size"
	"rkllmd/isolation/seam/ask_release_prompt_cache"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
)

func TestAskGetKvCacheSize(t *testing.T) {
	_, handle, room := isolation_load.IsolationLoad(t, "model")
	require.Zero(t, ask_release_prompt_cache.AskReleasePromptCache(handle))
	require.Zero(t, ask_get_kv_cache_size.AskGetKvCacheSize(handle, uintptr(room)))
	require.Equal(t, int32(11), *(*int32)(room))
	require.Equal(t, rkllm.LostCode, ask_get_kv_cache_size.AskGetKvCacheSize(0, uintptr(room)))
}
