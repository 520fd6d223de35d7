package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_two"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallWithTwo(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD) // it finds itself by the handle
	for argument, code := range map[uintptr]int32{0: 0, 1: -1, ^uintptr(0): 7} {
		rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
			require.Equal(t, argument, arguments[0])
			return code
		})
		require.Equal(t, code, call_with_two.CallWithTwo(fake.Library.LoadLora, fake.Handle, argument))
	}
}
