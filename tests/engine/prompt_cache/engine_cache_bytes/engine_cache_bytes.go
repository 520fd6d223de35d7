// Package engine_cache_bytes makes a small prompt cache.
package engine_cache_bytes

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/prompt_cache/write_cache_file"
)

// EngineCacheBytes returns a prompt cache of three tokens and nine bytes of state as it stands in a file.
func EngineCacheBytes(tb testing.TB) []byte {
	tb.Helper()
	path := filepath.Join(tb.TempDir(), "cache")
	require.NoError(tb, write_cache_file.WriteCacheFile(path, engine.CacheFile{
		Header: engine.CacheHeader{Model: "abc", ContextSize: 512}, Tokens: []int32{5, 6, 7},
		State: []byte("the state"),
	}))
	content, err := os.ReadFile(path)
	require.NoError(tb, err)
	return content
}
