package gguf_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_bytes"
	"rkllmd/tests/engine/gguf/engine_gguf_reader"
)

func TestReadGGUFBytes(t *testing.T) {
	long := strings.Repeat("a\x00\xff", 3000)
	r := engine_gguf_reader.EngineGGUFReader([]byte(long))
	first, err := read_gguf_bytes.ReadGGUFBytes(r, 8000)
	require.NoError(t, err)
	require.Equal(t, long[:8000], first)
	require.Equal(t, []uint64{8000, 8000 + gguf.TextBytes}, []uint64{r.Offset, r.Kept})
	_, err = read_gguf_bytes.ReadGGUFBytes(r, 1001)
	require.ErrorIs(t, err, engine.ErrTruncated)
	rest, err := read_gguf_bytes.ReadGGUFBytes(r, 1000)
	require.NoError(t, err)
	require.Equal(t, long[8000:], rest)
	r = &gguf.Reader{Size: 1 << 40}
	_, err = read_gguf_bytes.ReadGGUFBytes(r, engine.MaxGGUFKept)
	require.ErrorIs(t, err, gguf.ErrTooMuch)
	r = engine_gguf_reader.EngineGGUFReader([]byte("short"))
	r.Size = 1 << 20
	_, err = read_gguf_bytes.ReadGGUFBytes(r, 1000)
	require.ErrorIs(t, err, engine.ErrTruncated, "the file became shorter")
}
