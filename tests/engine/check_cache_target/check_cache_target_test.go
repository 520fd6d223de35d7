package check_cache_target_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/check_cache_target"
)

func TestCheckCacheTarget(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "cache")
	require.NoError(t, check_cache_target.CheckCacheTarget(path), "nothing is there yet")
	for content, want := range map[string]string{
		"":                         "",
		engine.CacheMagic + "rest": "",
		"RKLLMDPC0 of old":         "",
		"a letter to my mother":    "the prompt cache cannot be written to " + path + ": it is there and is not a prompt cache; remove it or choose another path",
		"short":                    "the prompt cache cannot be written to " + path + ": it is there and is not a prompt cache; remove it or choose another path",
	} {
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
		err := check_cache_target.CheckCacheTarget(path)
		if want == "" {
			require.NoError(t, err)
			continue
		}
		require.EqualError(t, err, want)
	}
	require.EqualError(t, check_cache_target.CheckCacheTarget(folder), "the prompt cache cannot be written to "+folder+": it is there and is not a regular file")
	require.EqualError(t, check_cache_target.CheckCacheTarget("/dev/null"), "the prompt cache cannot be written to /dev/null: it is there and is not a regular file")
	if err := check_cache_target.CheckCacheTarget("/cache"); os.Getuid() != 0 { // root may write everywhere
		require.EqualError(t, err, "the prompt cache cannot be written to /cache: this program may not write to the folder")
	} else {
		require.NoError(t, err)
	}
	require.EqualError(t, check_cache_target.CheckCacheTarget("/no/such/cache"), "the prompt cache cannot be written to /no/such/cache: the folder /no/such cannot be used: no such file or directory")
	require.EqualError(t, check_cache_target.CheckCacheTarget(path+"/x"), "the prompt cache cannot be written to "+path+"/x: "+path+" is not a folder")
}
