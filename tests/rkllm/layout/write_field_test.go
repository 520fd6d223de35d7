package layout_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/layout/write_field"
	"rkllmd/tests/rkllm/layout/rkllm_write_over"
	"rkllmd/tests/rkllm/layout/rkllm_wrong_fields"
	"rkllmd/tests/rkllm/rkllm_wrong_value"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestWriteField(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	block, failed := allocate_memory.AllocateMemory(&memory, 1, 8)
	require.NoError(t, failed)
	t.Run("scalars", func(t *testing.T) {
		for _, c := range []struct {
			kind rkllm.FieldKind
			raw  string
			want [8]byte
		}{
			{rkllm.Int32, "-2", [8]byte{0xFE, 0xFF, 0xFF, 0xFF}},
			{rkllm.Uint32, "4294967295", [8]byte{0xFF, 0xFF, 0xFF, 0xFF}},
			{rkllm.Int8, "-128", [8]byte{0x80}}, {rkllm.Uint8, "255.0", [8]byte{0xFF}},
			{rkllm.Size, "1099511627776", [8]byte{0, 0, 0, 0, 0, 1}},
			{rkllm.Bool, "true", [8]byte{1}}, {rkllm.Bool, "false", [8]byte{0}},
			{rkllm.Float32, "0.5", [8]byte{0, 0, 0, 0x3F}}, {rkllm.Bytes, "[0,0]", [8]byte{}},
		} {
			*(*[8]byte)(block) = [8]byte{}
			count, err := write_field.WriteField(&memory, &rkllm.Field{Kind: c.kind, Length: 2}, block, "p",
				json.RawMessage(c.raw))
			require.Nil(t, err)
			require.Zero(t, count)
			require.Equal(t, c.want, *(*[8]byte)(block), c.raw)
		}
	})
	t.Run("pointers", func(t *testing.T) {
		_, err := write_field.WriteField(&memory, &rkllm.Field{Kind: rkllm.String}, block, "p",
			json.RawMessage(`"text"`))
		require.Nil(t, err)
		require.Equal(t, "text", string(read_string.ReadString(*(*unsafe.Pointer)(block))))
		require.Empty(t, memory.Paths)

		_, err = write_field.WriteField(&memory, &rkllm.Field{Kind: rkllm.String, Path: rkllm.PathWrite}, block,
			"p.path", json.RawMessage(`"/a"`))
		require.Nil(t, err)
		require.Equal(t, []rkllm.Path{{Name: "p.path", Text: "/a", Slot: block, Use: rkllm.PathWrite}}, memory.Paths)

		count, err := write_field.WriteField(&memory, &rkllm.Field{Kind: rkllm.Int32s}, block, "p",
			json.RawMessage(`[7,8]`))
		require.Nil(t, err)
		require.Equal(t, []int32{7, 8}, unsafe.Slice((*int32)(*(*unsafe.Pointer)(block)), count))

		many := "[" + strings.Repeat("1,", 1<<16-1) + "1]"
		count, err = write_field.WriteField(&memory, &rkllm.Field{Kind: rkllm.Floats, Stacked: true}, block, "p",
			json.RawMessage(many))
		require.Nil(t, err)
		require.Equal(t, 1<<16, count)
		require.Equal(t, make([]float32, (layout.MaxStack-1)<<16), unsafe.Slice((*float32)(*(*unsafe.Pointer)(block)),
			layout.MaxStack<<16)[count:], "a library that wants as many rows for one reads zeros")
	})
	rkllm_write_over.RkllmWriteOver(block, func(m *rkllm.Memory) {
		write_field.WriteField(m, &rkllm.Field{Kind: rkllm.String}, block, "p", json.RawMessage(`"text"`))
	})
	t.Run("wrong", func(t *testing.T) {
		for _, v := range rkllm_wrong_fields.RkllmWrongFields() {
			_, err := write_field.WriteField(&memory, &v.Field, block, "p", rkllm_wrong_value.RkllmWrongValue(v))
			rkllm_require_refused.RkllmRequireRefused(t, v.Message, err)
		}
	})
}
