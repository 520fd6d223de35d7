package prompt_cache_test

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/prompt_cache/read_cache_file"
	"rkllmd/engine/prompt_cache/write_cache_file"
)

func TestReadCacheFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "cache")
	f := engine.CacheFile{Header: engine.CacheHeader{Model: "abc", ContextSize: 512, Tokens: 3, StateBytes: 9},
		Tokens: []int32{5, 6, 7}, State: []byte("the state")}
	require.NoError(t, write_cache_file.WriteCacheFile(path, f))
	read, err := read_cache_file.ReadCacheFile(path)
	require.NoError(t, err)
	require.Equal(t, f, read)
	content, err := os.ReadFile(path)
	require.NoError(t, err)

	for name, row := range map[string]struct{ content, want string }{
		"cut off": {string(content[:len(content)-1]), path + " cannot be used: the file is cut off: 1 of " +
			strconv.Itoa(len(content)) + " bytes are missing"},
		"another": {"some other text file", path +
			` is not a prompt cache of this runtime: it does not begin with "RKLLMDPC1"`},
		"a short one": {"RK", path + ` is not a prompt cache of this runtime: it does not begin with "RKLLMDPC1"`},
		"damaged": {string(content[:len(content)-40]) + "X" + string(content[len(content)-39:]), path +
			" cannot be used: the file is damaged: its checksum is wrong"},
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, os.WriteFile(path, []byte(row.content), 0o600))
			_, err := read_cache_file.ReadCacheFile(path)
			require.EqualError(t, err, row.want)
		})
	}
	_, err = read_cache_file.ReadCacheFile(filepath.Dir(path))
	require.EqualError(t, err, filepath.Dir(path)+" is a directory, not a prompt cache")
	_, err = read_cache_file.ReadCacheFile("/dev/null")
	require.EqualError(t, err, "/dev/null is not a regular file")
	_, err = read_cache_file.ReadCacheFile("/no/such/file")
	require.EqualError(t, err, "the prompt cache /no/such/file cannot be opened: no such file or directory")
}
