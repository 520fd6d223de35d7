package folder_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder/list_folder"
	"rkllmd/tests/support/models/store_file"
)

func TestListFolder(t *testing.T) {
	root := t.TempDir()
	require.Empty(t, list_folder.ListFolder(root+"/none"))
	for name, text := range map[string]string{"z.gguf": "1", "o/r/b-Q8_0.gguf": "22", "o/r/npu.rkllm": "333",
		"x.txt":          "no",
		".pull/a/c.gguf": "no", "s/big-00001-of-00002.gguf": "4", "s/big-00002-of-00002.gguf": "55",
		"s/half-00001-of-00002.gguf": "no", "a/b/c/d/e/deep.gguf": "no"} {
		store_file.StoreFile(t, root, name, text)
	}
	got := map[string]int64{}
	for _, model := range list_folder.ListFolder(root) {
		got[model.Long] = model.Size
		require.True(t, filepath.IsAbs(model.Path))
	}
	require.Equal(t, map[string]int64{"z": 1, "o/r/b-Q8_0": 2, "o/r/npu": 3, "s/big": 3}, got)
}
