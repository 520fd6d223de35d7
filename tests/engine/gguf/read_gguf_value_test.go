package gguf_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/append_gguf_value"
	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_value"
	"rkllmd/tests/engine/gguf/engine_gguf_reader"
)

func TestReadGGUFValue(t *testing.T) {
	for _, one := range []struct {
		value any
		want  gguf.Value
	}{
		{uint32(7), gguf.Value{Type: gguf.Uint32, Number: 7}},
		{float32(-1), gguf.Value{Type: gguf.Float32, Number: uint64(math.Float32bits(-1))}},
		{true, gguf.Value{Type: gguf.Bool, Number: 1}},
		{"text", gguf.Value{Type: gguf.String, Text: "text"}},
		{[]int32{1, -1}, gguf.Value{Type: gguf.Int32, Array: true, Count: 2, Numbers: []uint64{1, math.MaxUint32}}},
	} {
		file := append_gguf_value.AppendGGUFValue(nil, one.value)
		r := engine_gguf_reader.EngineGGUFReader(file)
		got, err := read_gguf_value.ReadGGUFValue(r)
		require.NoError(t, err)
		require.Equal(t, one.want, got)
		require.Equal(t, uint64(len(file)), r.Offset)
		for length := range file {
			_, err := read_gguf_value.ReadGGUFValue(engine_gguf_reader.EngineGGUFReader(file[:length]))
			require.ErrorIs(t, err, engine.ErrTruncated)
		}
	}
	for kind := range byte(13) {
		if size := gguf.TypeSizes[kind]; size > 0 {
			r := engine_gguf_reader.EngineGGUFReader(append([]byte{kind, 0, 0, 0}, make([]byte, 8)...))
			_, err := read_gguf_value.ReadGGUFValue(r)
			require.NoError(t, err)
			require.Equal(t, uint64(4+size), r.Offset)
		}
	}
	_, err := read_gguf_value.ReadGGUFValue(engine_gguf_reader.EngineGGUFReader([]byte{13, 0, 0, 0, 0}))
	require.EqualError(t, err, "the value at byte 0 has type 13; types are 0 to 12")
}
