// Package store_cache writes a file as Hugging Face's cache has it.
package store_cache

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/models/store_file"
)

// StoreCache writes a file of a repository with this text into the cache at root, and returns the path of the link that
// names it.
func StoreCache(tb testing.TB, root, owner, repo, name, text string) string {
	tb.Helper()
	repository := filepath.Join(root, "models--"+owner+"--"+repo)
	commit := strings.Repeat("0123456789", 4)
	blob := store_file.StoreFile(tb, repository, fmt.Sprintf("blobs/%x", sha256.Sum256([]byte(text))), text)
	store_file.StoreFile(tb, repository, "refs/main", commit)
	path := filepath.Join(repository, "snapshots", commit, name)
	require.NoError(tb, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(tb, os.Symlink(blob, path))
	return path
}
