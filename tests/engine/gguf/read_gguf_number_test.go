package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf/read_gguf_number"
	"rkllmd/tests/engine/gguf/engine_gguf_reader"
)

func TestReadGGUFNumber(t *testing.T) {
	r := engine_gguf_reader.EngineGGUFReader([]byte{1, 2, 3, 0xFF, 5, 6, 7, 8, 9, 10, 0xFF})
	number, err := read_gguf_number.ReadGGUFNumber(r, 1)
	require.NoError(t, err)
	require.Equal(t, uint64(1), number)
	number, err = read_gguf_number.ReadGGUFNumber(r, 2)
	require.NoError(t, err)
	require.Equal(t, uint64(0x0302), number)
	number, err = read_gguf_number.ReadGGUFNumber(r, 4)
	require.NoError(t, err)
	require.Equal(t, uint64(0x070605FF), number)
	require.Equal(t, uint64(7), r.Offset)
	_, err = read_gguf_number.ReadGGUFNumber(r, 8)
	require.ErrorIs(t, err, engine.ErrTruncated)

	number, err = read_gguf_number.ReadGGUFNumber(engine_gguf_reader.EngineGGUFReader(
		[]byte("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF")), 8)
	require.NoError(t, err)
	require.Equal(t, ^uint64(0), number)
}
