package commands_test

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/commands/create_generate_command"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/cli/cli_embedded"
)

func TestCreateGenerateCommand(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	var output bytes.Buffer
	command := create_generate_command.CreateGenerateCommand(cli_embedded.CliEmbedded())
	command.SetIn(strings.NewReader(`{"id": 1, "op": "stats"}`))
	command.SetOut(&output)
	command.SetArgs([]string{"--context", "100", "--sequences", "3", "--threads", "1", "--exact", path})
	require.NoError(t, command.Execute())
	require.Contains(t, output.String(), `"context":100`)
	require.Contains(t, output.String(), `"sequences":3`)
	require.Contains(t, output.String(), `"exact":true`)
}
