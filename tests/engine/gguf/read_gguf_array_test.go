package gguf_test

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/append_gguf_value"
	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_array"
	"rkllmd/tests/engine/gguf/engine_gguf_reader"
)

func TestReadGGUFArray(t *testing.T) {
	t.Run("strings and short numbers are kept, long ones counted", func(t *testing.T) {
		long, types := make([]float32, engine.MaxGGUFNumbers+1), make([]int32, engine.MaxGGUFNumbers+1)
		for _, one := range []struct {
			value any
			want  gguf.Value
		}{
			{[]string{"a", "", "ü"}, gguf.Value{Type: gguf.String, Array: true, Count: 3, Texts: []string{"a", "",
				"ü"}}},
			{[]int32{}, gguf.Value{Type: gguf.Int32, Array: true}},
			{[]int32{5}, gguf.Value{Type: gguf.Int32, Array: true, Count: 1, Numbers: []uint64{5}}},
			{[]byte("a\x00\xff"), gguf.Value{Array: true, Count: 3, Text: "a\x00\xff"}},
			{long, gguf.Value{Type: gguf.Float32, Array: true, Count: len(long)}},
			{types, gguf.Value{Type: gguf.Int32, Array: true, Count: len(types), Numbers: make([]uint64, len(types))}},
		} {
			file := append_gguf_value.AppendGGUFValue(nil, one.value)[4:]
			r := engine_gguf_reader.EngineGGUFReader(file)
			got, err := read_gguf_array.ReadGGUFArray(r)
			require.NoError(t, err)
			require.Equal(t, one.want, got)
			require.Equal(t, uint64(len(file)), r.Offset)
			for length := range min(len(file), 40) {
				_, err := read_gguf_array.ReadGGUFArray(engine_gguf_reader.EngineGGUFReader(file[:length]))
				require.ErrorIs(t, err, engine.ErrTruncated)
			}
			_, err = read_gguf_array.ReadGGUFArray(engine_gguf_reader.EngineGGUFReader(file[:len(file)-1]))
			require.ErrorIs(t, err, engine.ErrTruncated)
		}
	})
	t.Run("what cannot be is refused before memory is taken", func(t *testing.T) {
		for _, bad := range []struct {
			kind  uint32
			count uint64
			want  string
		}{
			{9, 1, "the array at byte 0 has elements of type 9"},
			{13, 1, "the array at byte 0 has elements of type 13"},
			{4, 1 << 40, "the array at byte 0 has 1099511627776 elements; the limit is 1048576"},
			{8, 1 << 63, "the array at byte 0 has 9223372036854775808 elements; the limit is 1048576"},
			{8, engine.MaxGGUFArray, "the file is cut off"},
			{4, engine.MaxGGUFArray, "the file is cut off"},
		} {
			file := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint32(nil, bad.kind), bad.count)
			_, err := read_gguf_array.ReadGGUFArray(engine_gguf_reader.EngineGGUFReader(file))
			require.EqualError(t, err, bad.want)
		}
	})
}
