package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_clear_kv_cache_whole"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallRkllmClearKvCacheWhole(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutB)
	for _, keep := range []int32{1, 0, -1} {
		rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
			require.Equal(t, keep, int32(arguments[0]))
			return 10 * keep
		})
		require.Equal(t, 10*keep, call_rkllm_clear_kv_cache_whole.CallRkllmClearKvCacheWhole(fake.Library.ClearKVCache,
			fake.Handle, keep))
	}
}
