package commands_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_tiny_model_command"
	"rkllmd/cli/commands/run_tiny_model"
	"rkllmd/demo/write_sized_model"
	"rkllmd/engine/gguf/check_model_file"
)

func TestRunTinyModel(t *testing.T) {
	embedded := cli.Embedded{WriteTinyModel: write_sized_model.WriteSizedModel}
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

	for context, want := range map[string]string{"": "4096", "--context=64": "64"} {
		command := create_tiny_model_command.CreateTinyModelCommand(embedded)
		require.NoError(t, command.ParseFlags(strings.Fields(context)))
		require.NoError(t, run_tiny_model.RunTinyModel(embedded)(command, []string{filepath.Join(folder, "e")}))
		facts, err := check_model_file.CheckModelFile(filepath.Join(folder, "e"))
		require.NoError(t, err)
		require.Equal(t, want, strconv.Itoa(facts.ContextLength))
	}
	require.ErrorIs(t, run_tiny_model.RunTinyModel(embedded)(command, nil), cli.ErrUsage)
	require.ErrorIs(t, run_tiny_model.RunTinyModel(cli.Embedded{})(command, []string{filepath.Join(folder, "d")}),
		cli.ErrNoRuntime)
	require.NoFileExists(t, filepath.Join(folder, "d"))
	require.NoError(t, command.ParseFlags([]string{"--architecture", "abacus"}))
	require.ErrorContains(t, run_tiny_model.RunTinyModel(embedded)(command, []string{filepath.Join(folder, "d")}),
		"abacus")
}
