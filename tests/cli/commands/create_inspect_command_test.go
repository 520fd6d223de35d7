package commands_test

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/commands/create_inspect_command"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/cli/cli_embedded"
)

func TestCreateInspectCommand(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	var output bytes.Buffer
	command := create_inspect_command.CreateInspectCommand(cli_embedded.CliEmbedded())
	command.SetOut(&output)
	command.SetArgs([]string{"--context", "1000", "--sequences", "2", "--json", path})
	require.NoError(t, command.Execute())
	var d struct {
		Architecture string
		Memory       []struct {
			Context int
			KVCache uint64 `json:"kv_cache_bytes"`
		}
	}
	require.NoError(t, json.Unmarshal(output.Bytes(), &d))
	require.Equal(t, "llama", d.Architecture)
	require.Len(t, d.Memory, 1)
	require.Equal(t, 1000, d.Memory[0].Context)
	require.EqualValues(t, 2048*256, d.Memory[0].KVCache)
}
