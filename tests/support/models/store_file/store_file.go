// Package store_file writes a file of a store.
package store_file

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// StoreFile writes text to the file name below root, with the folders that it needs, and returns its path.
func StoreFile(tb testing.TB, root, name, text string) string {
	tb.Helper()
	path := filepath.Join(root, name)
	require.NoError(tb, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(tb, os.WriteFile(path, []byte(text), 0o644))
	return path
}
