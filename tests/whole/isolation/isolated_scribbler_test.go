package isolation_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/whole/isolation/isolated_scribbler"
)

// TestIsolatedScribbler has a library write over every address in the memory that its process shares with the daemon,
// all the time: the daemon loads, runs and unloads models, and knows where they are.
func TestIsolatedScribbler(t *testing.T) {
	daemon, _ := http_daemon.HTTPDaemon(t, "--isolate", "--rkllm-version", "1.3.0", "--library",
		isolated_scribbler.IsolatedScribbler(t))
	client := connect_client.ConnectClient(t, daemon.Path)
	for _, name := range []string{"one.rkllm", "two.rkllm", "three.rkllm"} {
		model := filepath.Join(t.TempDir(), name)
		require.NoError(t, os.WriteFile(model, []byte("model"), 0o600))
		require.Contains(t, ask_daemon.AskDaemon(t, client,
			`{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":[null,{"model_path":%q}]}`, model), `"result":`)
		wait_for_log.WaitForLog(t, daemon, `msg="model loaded" path=`+model+" ")
		require.Contains(t, ask_daemon.AskDaemon(t, client,
			`{"jsonrpc":"2.0","id":2,"method":"rkllm.run","params":[null,{"prompt_input":"Hi"}]}`), `"text":"ok"`)
		require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":3,"method":"rkllm.destroy"}`),
			`"result":`)
	}
	wait_for_log.WaitForLog(t, daemon, "scribbled over")
}
