package clients_test

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/faces/swarm"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/swarm_dht"
	"rkllmd/tests/support/faces/swarm_packages"
	"rkllmd/tests/support/faces/swarm_serve"
)

// A person with the app for which the protocol was made, on the real Hyperswarm: app.mjs demands of the host what that
// does. The person thinks for longer than a client may leave a line unfinished, meets a host without a model, gets an
// answer that is cut, and stops one that has no end; in the end the host leaves. carry.mjs looks at the pieces in which
// the sidecar hands a host's words over.
func TestSwarmApp(t *testing.T) {
	t.Parallel()
	said, err := exec.Command("node", "carry.mjs").CombinedOutput()
	require.NoError(t, err, "%s", said)
	home := swarm_packages.SwarmPackages(t)
	bootstrap := swarm_dht.SwarmDHT(t, home)
	daemon, id := swarm_serve.SwarmServe(t, home, bootstrap, "--swarm-timeout", "10s")
	log := wait_for_log.WaitForLog(t, daemon, id)
	require.Equal(t, 2, strings.Count(log, id),
		"the log has the server id, at the start and when the swarm can find it: %s", log)
	app := exec.Command("node", "app.mjs", filepath.Join(home, swarm.SidecarFolder), id, bootstrap)
	app.Stderr, app.SysProcAttr = os.Stderr, &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	input, err := app.StdinPipe()
	require.NoError(t, err)
	output, err := app.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, app.Start())
	defer app.Process.Kill()
	operator, events := connect_client.ConnectClient(t, daemon.Path), bufio.NewScanner(output)
	for _, step := range []struct {
		context    int // of the model that is loaded before; 0: the one that is there
		typed      string
		seen, last string // the event that may come, and the beginning of the one that must
	}{
		{0, "", "", "info ready "},
		{0, "prompt Hi", "", "error OLLAMA_MODEL_NOT_AVAILABLE of the answer no model is loaded"},
		{64, "prompt The river", "chunk", "end stop length"},
		{60000, "prompt The river", "chunk", "chunk"},
		{0, `send {"type":"chat_start","request_id":"RUNNING"}`, "chunk",
			`error BAD_MESSAGE of the answer "prompt" is missing`},
		{0, "abort", "chunk", "end abort "},
		{0, "prompt The river", "chunk", "chunk"},
		{0, `send {"type":"abort","request_id":"RUNNING","payload":null}`, "chunk", "end abort "},
		{0, `send {"type":"abort","request_id":"RUNNING","version":2}`, "", "error UNSUPPORTED_VERSION "},
		{0, "", "", "gone"},
	} {
		if step.context > 64 {
			destroyed := ask_daemon.AskDaemon(t, operator, `{"jsonrpc":"2.0","id":1,"method":"rkllm.destroy"}`)
			require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, destroyed)
		}
		if step.context > 0 {
			init_tiny_model.InitTinyModel(t, operator, map[string]any{"max_context_len": step.context})
		}
		if step.typed == "prompt Hi" {
			stalled := connect_client.ConnectClient(t, filepath.Join(home, swarm.SocketFile))
			fmt.Fprint(stalled.Conn, "{")
			_, err = io.ReadAll(stalled.Conn)
			require.NoError(t, err, "closed when its time was over: the app says nothing for longer than that")
		}
		if step.typed != "" {
			fmt.Fprintln(input, step.typed)
		}
		for more := true; more; {
			require.True(t, events.Scan(), "behind %q", step.typed)
			more = !strings.HasPrefix(events.Text(), step.last)
			require.True(t, !more || events.Text() == step.seen, "behind %q: %s", step.typed, events.Text())
		}
	}
	require.NoError(t, app.Wait())
	log = wait_for_log.WaitForLog(t, daemon, "a swarm client has gone")
	require.NotContains(t, log, "the sidecar of the swarm", "all of it was in order")
}
