package folder_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder"
	"rkllmd/store/folder/find_store"
)

func TestFindStore(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	for _, name := range []string{"XDG_DATA_HOME", "XDG_CACHE_HOME", "OLLAMA_MODELS", "HF_HOME", "HF_HUB_CACHE"} {
		t.Setenv(name, "")
	}
	found, err := find_store.FindStore(home + "/m/../n")
	require.NoError(t, err)
	require.Equal(t, home+"/n", found.Folder)
	require.Empty(t, found.Others, "a folder that was named stands alone")
	require.Equal(t, home+"/.ollama/models", found.Ollama[0])
	require.Equal(t, []string{home + "/.cache/huggingface/hub"}, found.Caches)

	t.Setenv("OLLAMA_MODELS", "/o")
	t.Setenv("HF_HOME", "/h")
	found, err = find_store.FindStore("")
	require.NoError(t, err)
	require.Equal(t, "/o", found.Ollama[0])
	require.Equal(t, []string{"/h/hub"}, found.Caches)
	if os.Geteuid() == 0 {
		require.Equal(t, folder.SystemFolder, found.Folder)
	} else {
		require.Equal(t, home+"/.local/share/rkllmd/models", found.Folder)
		require.Equal(t, []string{folder.SystemFolder}, found.Others)
	}
	t.Setenv("HF_HUB_CACHE", "/c")
	found, err = find_store.FindStore("")
	require.NoError(t, err)
	require.Equal(t, []string{"/c"}, found.Caches)
}
