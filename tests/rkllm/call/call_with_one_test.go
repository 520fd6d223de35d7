package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_one"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallWithOne(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD) // it finds itself by the handle
	for _, code := range []int32{0, 1, -1} {
		rkllm_set_answer.RkllmSetAnswer(fake, func(function string, _ [3]uintptr) int32 {
			require.Equal(t, "rkllm_is_running", function)
			return code
		})
		require.Equal(t, code, call_with_one.CallWithOne(fake.Library.IsRunning, fake.Handle))
	}
}
