package clients_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
)

// The documents in docs/api and what a daemon says of itself are read by the tools of those who wrote the
// specifications.
func TestAPIDocuments(t *testing.T) {
	t.Parallel()
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	var answer struct{ Result json.RawMessage }
	line := ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}`)
	require.NoError(t, json.Unmarshal([]byte(line), &answer), line)
	discovered := filepath.Join(t.TempDir(), "openrpc.json")
	require.NoError(t, os.WriteFile(discovered, answer.Result, 0o600))

	command := exec.Command("node", "openrpc.mjs", "../../docs/api/openrpc.json", discovered)
	command.Stderr = os.Stderr
	counts, err := command.Output()
	require.NoError(t, err)
	require.Equal(t, "18\n18\n", string(counts))
	command = exec.Command("node", "asyncapi.mjs", "../../docs/api/asyncapi.json")
	command.Stderr = os.Stderr
	channels, err := command.Output()
	require.NoError(t, err)
	require.Equal(t, "chat generate uma\n", string(channels))
	validator := exec.Command("../../.cache/clients-python/bin/openapi-spec-validator", "../../docs/api/openapi.json")
	said, err := validator.CombinedOutput()
	require.NoError(t, err, "%s", said)
}
