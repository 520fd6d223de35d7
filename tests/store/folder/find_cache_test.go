package folder_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder/find_cache"
)

func TestFindCache(t *testing.T) {
	t.Setenv("HOME", "/home/u")
	t.Setenv("HF_HOME", "")
	t.Setenv("XDG_CACHE_HOME", "relative")
	require.Equal(t, "/home/u/.cache/huggingface", find_cache.FindCache())
	t.Setenv("XDG_CACHE_HOME", "/x")
	require.Equal(t, "/x/huggingface", find_cache.FindCache())
	t.Setenv("HF_HOME", "/h")
	require.Equal(t, "/h", find_cache.FindCache())
}
