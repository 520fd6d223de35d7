package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/tests/cli/store/store_command"
	"rkllmd/tests/support/models/store_file"
)

func TestRunCp(t *testing.T) {
	root := t.TempDir()
	store_file.StoreFile(t, root, "a.gguf", "12345")
	output, err := store_command.StoreCommand(t, root, "cp", "a", "b")
	require.NoError(t, err)
	require.Equal(t, "b is "+root+"/b/b.gguf\n", output)
	_, err = store_command.StoreCommand(t, root, "cp", "a", "b")
	require.ErrorContains(t, err, "already")
	_, err = store_command.StoreCommand(t, root, "cp", "a")
	require.ErrorIs(t, err, cli.ErrUsage)
}
