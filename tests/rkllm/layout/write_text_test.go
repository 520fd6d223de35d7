package layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/layout/write_text"
)

func TestWriteText(t *testing.T) {
	var m rkllm.Memory
	defer free_memory.FreeMemory(&m)
	for _, text := range []string{"", "x", "Grüße"} {
		at, err := write_text.WriteText(&m, text)
		require.NoError(t, err)
		require.Equal(t, []byte(text), read_string.ReadString(at))
	}
	require.Len(t, m.Blocks, 3)
}
