package read_test

import (
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/read"
	"rkllmd/librkllmrt/read/copy_text"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_text"
)

func TestCopyText(t *testing.T) {
	text, err := copy_text.CopyText("role", nil)
	require.NoError(t, err)
	require.Empty(t, text)

	c := rt_text.RtText(t, "zürich 🙃")
	text, err = copy_text.CopyText("role", c)
	require.NoError(t, err)
	*(*byte)(c) = 'Z'
	require.Equal(t, "zürich 🙃", text, "it is a copy")

	t.Run("without an end", func(t *testing.T) {
		memory := rt_memory.RtMemory(t, read.MaxTextBytes+2)
		bytes := unsafe.Slice((*byte)(memory), read.MaxTextBytes+1)
		copy(bytes, strings.Repeat("a", len(bytes)))
		_, err := copy_text.CopyText("prompt_input", memory)
		require.EqualError(t, err, "prompt_input has no end within 67108864 bytes")

		bytes[read.MaxTextBytes] = 0
		text, err := copy_text.CopyText("prompt_input", memory)
		require.NoError(t, err)
		require.Len(t, text, read.MaxTextBytes)
	})
}
