package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/seam/ask_release_prompt_cache"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/seam/isolation_noted"
)

func TestAskReleasePromptCache(t *testing.T) {
	_, handle, room := isolation_load.IsolationLoad(t, "model")
	require.Zero(t, ask_release_prompt_cache.AskReleasePromptCache(handle))
	require.Equal(t, [2]int32{11, 0}, isolation_noted.IsolationNoted(t, handle, room))
	code := ask_release_prompt_cache.AskReleasePromptCache(handle + 1)
	require.Equal(t, rkllm.LostCode, code, "no process has that handle")
}
