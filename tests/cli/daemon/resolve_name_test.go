package daemon_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_run_command"
	"rkllmd/cli/daemon/resolve_name"
	"rkllmd/demo/write_tiny_model"
)

func TestResolveName(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "small.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	command := create_run_command.CreateRunCommand(cli.Embedded{})
	require.NoError(t, command.ParseFlags([]string{"--models", folder}))
	for argument, want := range map[string]string{"small": path, "builtin:demo": "builtin:demo", "/m": "/m"} {
		found, err := resolve_name.ResolveName(command, argument)
		require.NoError(t, err)
		require.Equal(t, want, found)
	}
	_, err := resolve_name.ResolveName(command, "other")
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, "there is no file other, nor a model of that name")
	require.ErrorContains(t, err, `"small"`)
}
