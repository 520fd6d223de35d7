package clients_test

import (
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/support/faces/swarm_connect"
	"rkllmd/tests/support/faces/swarm_dht"
	"rkllmd/tests/support/faces/swarm_expect"
	"rkllmd/tests/support/faces/swarm_packages"
	"rkllmd/tests/support/faces/swarm_serve"
)

// Clients that the host knows and one that it does not, while an answer that has no end streams.
func TestSwarmRefusals(t *testing.T) {
	t.Parallel()
	home, first, second, stranger := swarm_packages.SwarmPackages(t), swarm_packages.SwarmPackages(t),
		swarm_packages.SwarmPackages(t), swarm_packages.SwarmPackages(t)
	bootstrap := swarm_dht.SwarmDHT(t, home)
	var flags []string
	for _, client := range []string{first, second} {
		key, err := daemon_command.DaemonCommand(t, true, "swarm", "key", "--swarm-home", client).Output()
		require.NoError(t, err)
		flags = append(flags, "--swarm-allow", strings.TrimSpace(string(key)))
	}
	daemon, id := swarm_serve.SwarmServe(t, home, bootstrap, flags...)
	// an answer that does not end
	init_tiny_model.InitTinyModel(t, connect_client.ConnectClient(t, daemon.Path),
		map[string]any{"max_context_len": 60000})
	stream := swarm_connect.SwarmConnect(t, first, bootstrap, id, "Hi")
	require.Eventually(t, func() bool { out, _ := os.ReadFile(stream.Out); return len(out) > 0 }, 2*time.Minute,
		time.Millisecond)
	t.Run("the model is busy", func(t *testing.T) {
		_, stderr := swarm_expect.SwarmExpect(t, swarm_connect.SwarmConnect(t, second, bootstrap, id, "Hi"), 1)
		require.Contains(t, stderr, "MODEL_BUSY: ")
	})
	t.Run("a stranger", func(t *testing.T) {
		_, stderr := swarm_expect.SwarmExpect(t, swarm_connect.SwarmConnect(t, stranger, bootstrap, id, "Hi"), 1)
		require.Contains(t, stderr, "CONNECT_FAILED: this host does not know your key ")
		wait_for_log.WaitForLog(t, daemon, "a swarm client was refused")
	})
	t.Run("Ctrl-C aborts the answer", func(t *testing.T) {
		require.NoError(t, stream.Command.Process.Signal(os.Interrupt))
		_, stderr := swarm_expect.SwarmExpect(t, stream, 130)
		require.Contains(t, stderr, "[abort]\n")
	})
	t.Run("a client that vanishes", func(t *testing.T) {
		stream := swarm_connect.SwarmConnect(t, first, bootstrap, id, "Hi")
		require.Eventually(t, func() bool { out, _ := os.ReadFile(stream.Out); return len(out) > 0 }, 2*time.Minute,
			time.Millisecond)
		require.NoError(t, exec.Command("pkill", "-KILL", "-P", strconv.Itoa(stream.Command.Process.Pid), "node").Run())
		_, stderr := swarm_expect.SwarmExpect(t, stream, 1)
		require.Contains(t, stderr, "HOST_DISCONNECTED: the sidecar has ended the connection (signal: killed)")
		require.Eventually(t, func() bool {
			log, _ := os.ReadFile(daemon.Log)
			return strings.Count(string(log), "a swarm client has gone") == strings.Count(string(log),
				"a swarm client has connected")
		}, 2*time.Minute, 20*time.Millisecond)
		log, err := os.ReadFile(daemon.Log)
		require.NoError(t, err)
		require.NotContains(t, string(log), "started again", "the host's sidecar has survived that")
	})
	t.Run("the daemon stops in the middle of an answer", func(t *testing.T) {
		stream := swarm_connect.SwarmConnect(t, second, bootstrap, id, "Hi")
		require.Eventually(t, func() bool { out, _ := os.ReadFile(stream.Out); return len(out) > 0 }, 2*time.Minute,
			time.Millisecond)
		require.NoError(t, daemon.Process.Signal(os.Interrupt))
		_, stderr := swarm_expect.SwarmExpect(t, stream, 1)
		<-daemon.Exited
		require.Contains(t, stderr, "GENERATION_ABORTED: ")
	})
}
