package clients_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/faces/swarm_connect"
	"rkllmd/tests/support/faces/swarm_dht"
	"rkllmd/tests/support/faces/swarm_expect"
	"rkllmd/tests/support/faces/swarm_packages"
)

// A host whose daemon is killed, which no program can see coming, in the middle of an answer: its sidecar goes with it,
// and tells the client.
func TestSwarmKilled(t *testing.T) {
	t.Parallel()
	home, client := swarm_packages.SwarmPackages(t), swarm_packages.SwarmPackages(t)
	bootstrap, log := swarm_dht.SwarmDHT(t, home), filepath.Join(t.TempDir(), "log")
	file, err := os.Create(log)
	require.NoError(t, err)
	defer file.Close()
	daemon := daemon_command.DaemonCommand(t, true, "serve", "--socket", filepath.Join(home, "s"),
		"--swarm", "--swarm-home", home, "--swarm-bootstrap", bootstrap, "--swarm-clients", "1")
	daemon.Stderr, daemon.SysProcAttr = file, &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	require.NoError(t, daemon.Start())
	defer daemon.Wait()
	defer daemon.Process.Kill()
	require.Eventually(t, func() bool {
		text, _ := os.ReadFile(log)
		return bytes.Contains(text, []byte("listening in the swarm"))
	}, 2*time.Minute, 20*time.Millisecond)
	output, err := daemon_command.DaemonCommand(t, true, "swarm", "id", "--swarm-home", home).Output()
	require.NoError(t, err)
	id := strings.TrimSpace(string(output))
	// an answer that does not end
	init_tiny_model.InitTinyModel(t, connect_client.ConnectClient(t, filepath.Join(home, "s")),
		map[string]any{"max_context_len": 60000})

	stream := swarm_connect.SwarmConnect(t, client, bootstrap, id, "Hi")
	require.Eventually(t, func() bool { out, _ := os.ReadFile(stream.Out); return len(out) > 0 }, 2*time.Minute,
		time.Millisecond)
	t.Run("one client more than the host takes", func(t *testing.T) {
		_, stderr := swarm_expect.SwarmExpect(t, swarm_connect.SwarmConnect(t, swarm_packages.SwarmPackages(t),
			bootstrap, id, "Hi"), 1)
		require.Contains(t, stderr, "CONNECT_FAILED: this host has as many clients as it takes at once: 1 "+
			"(--swarm-clients)")
	})
	require.NoError(t, daemon.Process.Kill())
	_, stderr := swarm_expect.SwarmExpect(t, stream, 1)
	require.Contains(t, stderr, "HOST_DISCONNECTED: ")
}
