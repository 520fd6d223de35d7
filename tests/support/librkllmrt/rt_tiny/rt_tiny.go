// Package rt_tiny writes a tiny model for a test.
package rt_tiny

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
)

// RtTiny writes the tiny model of an architecture to a new folder and returns its path.
func RtTiny(tb testing.TB, architecture string) string {
	path := filepath.Join(tb.TempDir(), architecture+".gguf")
	require.NoError(tb, write_tiny_model.WriteTinyModel(path, architecture, 1))
	return path
}
