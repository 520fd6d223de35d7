// Package write_long_model writes a model that can be kept busy.
package write_long_model

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/write_tiny_model"
)

// WriteLongModel writes a tiny model of the given architecture to a new folder and returns its path. Its header
// promises a context of 65,536 tokens instead of 2,048, so that a run can last until it is interfered with: it never
// ends by itself.
func WriteLongModel(tb testing.TB, architecture string) string {
	tb.Helper()
	path := filepath.Join(tb.TempDir(), architecture+".gguf")
	require.NoError(tb, write_tiny_model.WriteTinyModel(path, architecture, 1))
	model, err := os.ReadFile(path)
	require.NoError(tb, err)
	const typeUint32 = 4
	key := append([]byte(architecture+".context_length"), typeUint32, 0, 0, 0)
	at := bytes.Index(model, key) + len(key)
	require.Equal(tb, uint32(demo.TinyContext), binary.LittleEndian.Uint32(model[at:]))
	binary.LittleEndian.PutUint32(model[at:], 1<<16)
	require.NoError(tb, os.WriteFile(path, model, 0o644))
	return path
}
