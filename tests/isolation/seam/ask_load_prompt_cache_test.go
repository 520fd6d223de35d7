package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/seam/ask_load_prompt_cache"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_put"
	"rkllmd/tests/isolation/seam/isolation_noted"
)

func TestAskLoadPromptCache(t *testing.T) {
	i, handle, room := isolation_load.IsolationLoad(t, "model")
	_, word := isolation_put.IsolationPut(t, i, "", 41)
	require.Zero(t, ask_load_prompt_cache.AskLoadPromptCache(handle, uintptr(word)))
	require.Equal(t, [2]int32{10, 41}, isolation_noted.IsolationNoted(t, handle, room))
	code := ask_load_prompt_cache.AskLoadPromptCache(handle+1, uintptr(word))
	require.Equal(t, rkllm.LostCode, code, "no process has that handle")
}
