package store_test

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/write_manifest"
	"rkllmd/tests/cli/store/store_command"
	"rkllmd/tests/support/models/store_file"
)

func TestRunList(t *testing.T) {
	root := t.TempDir()
	output, err := store_command.StoreCommand(t, root, "list")
	require.NoError(t, err)
	require.Contains(t, output, "There are no models in "+root)
	path := store_file.StoreFile(t, root, "o/r/a-Q8_0.gguf", "12345")
	store_file.StoreFile(t, root, "b.rkllm", "1")
	require.NoError(t, os.Chtimes(path, time.Time{}, time.Now().Add(-time.Hour)))
	require.NoError(t, write_manifest.WriteManifest(path, &store.Manifest{Source: "hf:o/r\x1b[31m"}))
	output, err = store_command.StoreCommand(t, root, "list")
	require.NoError(t, err)
	require.Regexp(t, `(?s)^NAME +SIZE +FROM +MODIFIED\na-Q8_0 +5 B +hf:o/r.\[31m +20.*\nb +1 B +`+root, output)
	require.NotContains(t, output, "\x1b")
	output, err = store_command.StoreCommand(t, root, "list", "--json")
	require.NoError(t, err)
	require.Contains(t, output, `"path": "`+path+`"`)
	require.Contains(t, output, `"origin": "store"`)
	_, err = store_command.StoreCommand(t, path, "list")
	require.ErrorContains(t, err, path+" cannot be read: a part of the path is a file, where a directory must be")
	output, err = store_command.StoreCommand(t, root+"/none", "list")
	require.NoError(t, err)
	require.Contains(t, output, "There are no models in "+root+"/none")
	_, err = store_command.StoreCommand(t, root, "list", "a")
	require.ErrorContains(t, err, "list takes no arguments")
}
