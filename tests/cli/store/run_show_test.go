package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/store"
	"rkllmd/store/folder/write_manifest"
	"rkllmd/tests/cli/store/store_command"
	"rkllmd/tests/support/models/store_file"
)

func TestRunShow(t *testing.T) {
	root := t.TempDir()
	path := store_file.StoreFile(t, root, "o/r/a.gguf", "12345")
	require.NoError(t, write_manifest.WriteManifest(path, &store.Manifest{Source: "hf:o/r", Licence: "mit",
		Files: []store.ManifestFile{{Name: "a.gguf", SHA256: "0123"}}}))
	output, err := store_command.StoreCommand(t, root, "show", "hf:o/r")
	require.NoError(t, err)
	require.Regexp(t, `(?s)name +a\n.*size +5 B\nsource +hf:o/r\nlicence +mit\nmodel +`+path+`\nSHA-256 +0123 a.gguf`, output)
	output, err = store_command.StoreCommand(t, root, "show", "a", "--json")
	require.NoError(t, err)
	require.Contains(t, output, `"licence": "mit"`)
	_, err = store_command.StoreCommand(t, root, "show")
	require.ErrorIs(t, err, cli.ErrUsage)
	_, err = store_command.StoreCommand(t, root, "show", "b")
	require.ErrorContains(t, err, `rkllmd list shows "a"`)
}
