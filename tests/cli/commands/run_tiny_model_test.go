package commands_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_tiny_model_command"
	"rkllmd/cli/commands/run_tiny_model"
	"rkllmd/demo/write_tiny_model"
)

func TestRunTinyModel(t *testing.T) {
	embedded := cli.Embedded{WriteTinyModel: write_tiny_model.WriteTinyModel}
	folder := t.TempDir()
	command := create_tiny_model_command.CreateTinyModelCommand(embedded)
	require.NoError(t, run_tiny_model.RunTinyModel(embedded)(command, []string{filepath.Join(folder, "a")}))
	require.NoError(t, run_tiny_model.RunTinyModel(embedded)(command, []string{filepath.Join(folder, "b")}))
	require.NoError(t, command.ParseFlags([]string{"--seed", "2"}))
	require.NoError(t, run_tiny_model.RunTinyModel(embedded)(command, []string{filepath.Join(folder, "c")}))
	var files [3][]byte
	for i, name := range []string{"a", "b", "c"} {
		var err error
		files[i], err = os.ReadFile(filepath.Join(folder, name))
		require.NoError(t, err)
		require.Equal(t, "GGUF", string(files[i][:4]))
	}
	require.Equal(t, files[0], files[1])
	require.NotEqual(t, files[0], files[2])

	require.ErrorIs(t, run_tiny_model.RunTinyModel(embedded)(command, nil), cli.ErrUsage)
	require.ErrorIs(t, run_tiny_model.RunTinyModel(cli.Embedded{})(command, []string{filepath.Join(folder, "d")}),
		cli.ErrNoRuntime)
	require.NoFileExists(t, filepath.Join(folder, "d"))
	require.NoError(t, command.ParseFlags([]string{"--architecture", "abacus"}))
	require.ErrorContains(t, run_tiny_model.RunTinyModel(embedded)(command, []string{filepath.Join(folder, "d")}),
		"abacus")
}
