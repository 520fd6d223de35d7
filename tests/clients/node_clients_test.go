package clients_test

import (
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_alone"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
)

// Each script checks the short answers itself and prints the text that it streamed.
func TestNodeClients(t *testing.T) {
	t.Parallel()
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	model := write_long_model.WriteLongModel(t, "llama")
	expected := ask_alone.AskAlone(t, daemon.Path, model, "the sound of rain", 30)
	for _, script := range []string{"vscode_jsonrpc.mjs", "json_rpc_2_0.mjs", "jayson.mjs"} {
		t.Run(script, func(t *testing.T) {
			command := exec.Command("node", script, daemon.Path, model, "the sound of rain")
			command.Stderr = os.Stderr
			text, err := command.Output()
			require.NoError(t, err)
			require.Equal(t, expected, string(text))
		})
	}
}
