package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/tests/cli/store/store_command"
	"rkllmd/tests/support/models/store_file"
)

func TestRunRm(t *testing.T) {
	root := t.TempDir()
	store_file.StoreFile(t, root, "a.gguf", "12345")
	store_file.StoreFile(t, root, "b.gguf", "12345")
	output, err := store_command.StoreCommand(t, root, "rm", "a", "b")
	require.NoError(t, err)
	require.Equal(t, "removed a, 5 B\nremoved b, 5 B\n", output)
	_, err = store_command.StoreCommand(t, root, "rm", "a")
	require.ErrorContains(t, err, "cannot remove it")
	_, err = store_command.StoreCommand(t, root, "rm")
	require.ErrorIs(t, err, cli.ErrUsage)
}
