package prompt_cache_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/prompt_cache"
	"rkllmd/engine/prompt_cache/read_cache_file"
	"rkllmd/engine/prompt_cache/write_cache_file"
)

func TestWriteCacheFile(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "cache")
	f := engine.CacheFile{Header: engine.CacheHeader{Model: "abc", ModelName: "a \"model\"", Adapter: "def",
		AdapterName: "poet", Scale: 0.25, ContextSize: 512},
		Tokens: []int32{5, 6, 7}, State: []byte("the state")}
	require.NoError(t, write_cache_file.WriteCacheFile(path, f))
	f.Header.Tokens, f.Header.StateBytes = 3, 9
	read, err := read_cache_file.ReadCacheFile(path)
	require.NoError(t, err)
	require.Equal(t, f, read)
	info, err := os.Stat(path)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode(), "for the owner only")

	f.Tokens = []int32{8}
	link := filepath.Join(folder, "link")
	require.NoError(t, os.Symlink(path, link))
	require.NoError(t, write_cache_file.WriteCacheFile(link, f), "an older cache is replaced, a link is followed")
	read, err = read_cache_file.ReadCacheFile(path)
	require.NoError(t, err)
	require.Equal(t, f.Tokens, read.Tokens)

	require.NoError(t, os.WriteFile(path, []byte("something else"), 0o600))
	require.ErrorContains(t, write_cache_file.WriteCacheFile(path, f), "it is there and is not a prompt cache")
	f.Header.ModelName = string(make([]byte, prompt_cache.MaxCacheHeader))
	require.ErrorContains(t, write_cache_file.WriteCacheFile(filepath.Join(folder, "large"), f),
		"bytes; the limit is 65536")
	names, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, names, 2, "nothing unfinished stays behind")
}
