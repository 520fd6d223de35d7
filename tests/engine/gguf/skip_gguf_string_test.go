package gguf_test

import (
	"encoding/binary"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/append_gguf_string"
	"rkllmd/engine"
	"rkllmd/engine/gguf/skip_gguf_string"
	"rkllmd/tests/engine/gguf/engine_gguf_reader"
)

func TestSkipGGUFString(t *testing.T) {
	file := append_gguf_string.AppendGGUFString(append_gguf_string.AppendGGUFString(nil, "grün"), "")
	r := engine_gguf_reader.EngineGGUFReader(file)
	require.NoError(t, skip_gguf_string.SkipGGUFString(r, 5))
	require.Equal(t, uint64(13), r.Offset)
	require.NoError(t, skip_gguf_string.SkipGGUFString(r, 5))
	require.Equal(t, uint64(len(file)), r.Offset)
	require.Zero(t, r.Kept)
	require.ErrorIs(t, skip_gguf_string.SkipGGUFString(r, 5), engine.ErrTruncated)

	require.EqualError(t, skip_gguf_string.SkipGGUFString(engine_gguf_reader.EngineGGUFReader(file), 4),
		"the string at byte 0 has 5 bytes; the limit is 4")
	for _, length := range []uint64{10, 1 << 20, 1 << 40} {
		liar := append(binary.LittleEndian.AppendUint64(nil, length), "too short"...)
		require.ErrorIs(t, skip_gguf_string.SkipGGUFString(engine_gguf_reader.EngineGGUFReader(liar), math.MaxUint64),
			engine.ErrTruncated)
	}
}
