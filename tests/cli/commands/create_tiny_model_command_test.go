package commands_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_tiny_model_command"
	"rkllmd/demo/write_sized_model"
)

func TestCreateTinyModelCommand(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tiny.gguf")
	command := create_tiny_model_command.CreateTinyModelCommand(
		cli.Embedded{WriteTinyModel: write_sized_model.WriteSizedModel})
	command.SetArgs([]string{"--architecture", "qwen3", "--seed", "7", path})
	require.NoError(t, command.Execute())
	require.FileExists(t, path)
}
