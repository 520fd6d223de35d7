package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/copy_string"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/support/librkllmrt/rt_text"
)

func TestCopyString(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	none, err := copy_string.CopyString(&memory, "img_start", nil)
	require.NoError(t, err)
	require.Nil(t, none)
	for _, text := range []string{"", "<|vision_start|>"} {
		given := rt_text.RtText(t, text)
		copied, err := copy_string.CopyString(&memory, "img_start", given)
		require.NoError(t, err)
		require.NotEqual(t, given, copied)
		require.Equal(t, text, string(read_string.ReadString(copied)))
	}
}
