package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_four"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallWithFour(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD) // it finds itself by the handle
	for _, want := range [][3]uintptr{{}, {1, 2, 3}, {^uintptr(0), 1 << 40, 0}} {
		rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
			require.Equal(t, want, arguments)
			return -5
		})
		code := call_with_four.CallWithFour(fake.Library.SetChatTemplate, fake.Handle, want[0], want[1], want[2])
		require.Equal(t, int32(-5), code)
	}
}
