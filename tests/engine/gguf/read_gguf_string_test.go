package gguf_test

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/append_gguf_string"
	"rkllmd/engine"
	"rkllmd/engine/gguf/read_gguf_string"
	"rkllmd/tests/engine/gguf/engine_gguf_reader"
)

func TestReadGGUFString(t *testing.T) {
	file := append_gguf_string.AppendGGUFString(nil, "grün")
	file = append_gguf_string.AppendGGUFString(file, "")
	file = append_gguf_string.AppendGGUFString(file, "cut\x00off")
	r := engine_gguf_reader.EngineGGUFReader(file)
	for _, want := range []string{"grün", "", "cut"} {
		text, err := read_gguf_string.ReadGGUFString(r, 7)
		require.NoError(t, err)
		require.Equal(t, want, text)
	}
	require.Equal(t, uint64(len(file)), r.Offset)

	_, err := read_gguf_string.ReadGGUFString(engine_gguf_reader.EngineGGUFReader(file), 4)
	require.EqualError(t, err, "the string at byte 0 has 5 bytes; the limit is 4")

	for _, length := range []uint64{10, 1 << 20, 1 << 40, math.MaxInt64, math.MaxUint64} {
		liar := append(binary.LittleEndian.AppendUint64(nil, length), "too short"...)
		_, err := read_gguf_string.ReadGGUFString(engine_gguf_reader.EngineGGUFReader(liar), math.MaxUint64)
		require.ErrorIs(t, err, engine.ErrTruncated, "memory is not taken for what the file cannot hold")
	}
	_, err = read_gguf_string.ReadGGUFString(engine_gguf_reader.EngineGGUFReader([]byte{1, 2}), 9)
	require.ErrorIs(t, err, engine.ErrTruncated)
}
