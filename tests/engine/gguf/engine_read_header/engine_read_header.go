// Package engine_read_header gives a test a GGUF header to spoil.
package engine_read_header

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_header"
)

// EngineReadHeader reads the header of the tiny model of an architecture.
func EngineReadHeader(t testing.TB, architecture string) *gguf.Header {
	t.Helper()
	path := filepath.Join(t.TempDir(), architecture+".gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, architecture, 1))
	file, err := os.Open(path)
	require.NoError(t, err)
	defer file.Close()
	info, err := file.Stat()
	require.NoError(t, err)
	_, err = file.Seek(4, 0)
	require.NoError(t, err)
	h, err := read_gguf_header.ReadGGUFHeader(file, uint64(info.Size()))
	require.NoError(t, err)
	return h
}
