package layout_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/layout/write_default"
	"rkllmd/tests/rkllm/layout/rkllm_write_over"
)

func TestWriteDefault(t *testing.T) {
	var m rkllm.Memory
	defer free_memory.FreeMemory(&m)
	text := "Grüße"
	for _, test := range []struct {
		field rkllm.Field
		want  uint64
	}{
		{rkllm.Field{Kind: rkllm.Float32, Default: 0.5}, 0x3F000000},
		{rkllm.Field{Kind: rkllm.Int32, Default: -1}, 0xFFFFFFFF},
		{rkllm.Field{Kind: rkllm.Uint8, Default: 1}, 1},
		{rkllm.Field{Kind: rkllm.Bool, Default: 1}, 1},
		{rkllm.Field{Kind: rkllm.String}, 0},
		{rkllm.Field{Kind: rkllm.Bytes, Length: 8}, 0},
		{rkllm.Field{Kind: rkllm.Bytes, Length: 3, DefaultBytes: []byte{1, 2, 3}}, 0x030201},
	} {
		var block uint64
		require.NoError(t, write_default.WriteDefault(&m, &test.field, unsafe.Pointer(&block)))
		require.Equal(t, test.want, block, "%+v", test.field)
	}
	require.Empty(t, m.Blocks)
	var slot unsafe.Pointer
	require.NoError(t, write_default.WriteDefault(&m, &rkllm.Field{Kind: rkllm.String, DefaultText: &text},
		unsafe.Pointer(&slot)))
	require.Equal(t, text, string(read_string.ReadString(slot)))
	require.Equal(t, []unsafe.Pointer{slot}, m.Blocks)
	place, err := allocate_memory.AllocateMemory(&m, 1, 8)
	require.NoError(t, err)
	rkllm_write_over.RkllmWriteOver(place, func(m *rkllm.Memory) {
		write_default.WriteDefault(m, &rkllm.Field{Kind: rkllm.String, DefaultText: &text}, place)
	})
}
