package read_test

import (
	"os"
	"path/filepath"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/read/read_cache_param"
	"rkllmd/tests/support/librkllmrt/rt_cache_param"
)

func TestReadCacheParam(t *testing.T) {
	path := filepath.Join(t.TempDir(), "cache")
	for _, row := range []struct {
		param unsafe.Pointer
		want  string
	}{{nil, ""}, {rt_cache_param.RtCacheParam(t, 0, path), ""}, {rt_cache_param.RtCacheParam(t, 0, ""), ""},
		{rt_cache_param.RtCacheParam(t, 1, path), path}} {
		found, err := read_cache_param.ReadCacheParam(row.param)
		require.NoError(t, err)
		require.Equal(t, row.want, found)
	}
	require.NoError(t, os.WriteFile(path, []byte("a letter"), 0o600))
	for want, param := range map[string]unsafe.Pointer{
		"prompt_cache_params: save_prompt_cache is 2; it " +
			"must be 0 or 1": rt_cache_param.RtCacheParam(t, 2, path),
		"prompt_cache_params: prompt_cache_path is empty; it must be the path of the " +
			"file to write": rt_cache_param.RtCacheParam(t, 1, ""),
		"prompt_cache_params: the prompt cache cannot be written to /no/such/file: the folder /no/such cannot be " +
			"used: no such file or directory": rt_cache_param.RtCacheParam(t, 1, "/no/such/file"),
		"prompt_cache_params: the prompt cache cannot be written to " + path +
			": it is there and is not a prompt cache; remove it or choose another path": rt_cache_param.RtCacheParam(t,
			1, path),
	} {
		_, err := read_cache_param.ReadCacheParam(param)
		require.EqualError(t, err, want)
	}
}
