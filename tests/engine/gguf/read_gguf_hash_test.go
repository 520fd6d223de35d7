package gguf_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine/gguf/open_gguf_file"
	"rkllmd/engine/gguf/read_gguf_hash"
)

func TestReadGGUFHash(t *testing.T) {
	path := filepath.Join(t.TempDir(), "m.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	file, h, err := open_gguf_file.OpenGGUFFile(path, "model")
	require.NoError(t, err)
	defer file.Close()
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	first, err := read_gguf_hash.ReadGGUFHash(bytes.NewReader(content), h)
	require.NoError(t, err)
	require.Len(t, first, 64)
	again, err := read_gguf_hash.ReadGGUFHash(file, h)
	require.NoError(t, err)
	require.Equal(t, first, again)

	start := int((h.End + 31) / 32 * 32)
	last := h.Tensors[h.Order[len(h.Order)-1]]
	for name, at := range map[string]int{"the header": 100, "the first tensor": start, "the last tensor": start +
		int(last.Offset)} {
		content[at] ^= 1
		other, err := read_gguf_hash.ReadGGUFHash(bytes.NewReader(content), h)
		require.NoError(t, err)
		require.NotEqual(t, first, other, name)
		content[at] ^= 1
	}
	h.Size++
	other, err := read_gguf_hash.ReadGGUFHash(bytes.NewReader(content), h)
	require.NoError(t, err)
	require.NotEqual(t, first, other, "the size")

	file.Close()
	_, err = read_gguf_hash.ReadGGUFHash(file, h)
	require.ErrorIs(t, err, os.ErrClosed)
}
