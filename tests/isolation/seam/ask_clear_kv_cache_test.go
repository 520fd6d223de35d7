package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/seam/ask_clear_kv_cache"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_put"
	"rkllmd/tests/isolation/seam/isolation_noted"
)

func TestAskClearKvCache(t *testing.T) {
	i, handle, room := isolation_load.IsolationLoad(t, "model")
	_, word := isolation_put.IsolationPut(t, i, "", 41)
	require.Zero(t, ask_clear_kv_cache.AskClearKvCache(handle, 1, uintptr(word), 0))
	require.Equal(t, [2]int32{6, 42}, isolation_noted.IsolationNoted(t, handle, room))
	code := ask_clear_kv_cache.AskClearKvCache(handle+1, 1, uintptr(word), 0)
	require.Equal(t, rkllm.LostCode, code, "no process has that handle")
}
