package clients_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/open_host_link"
	"rkllmd/faces/swarm/open_socket_link"
	"rkllmd/tests/support/faces/swarm_connect"
	"rkllmd/tests/support/faces/swarm_dht"
	"rkllmd/tests/support/faces/swarm_expect"
	"rkllmd/tests/support/faces/swarm_packages"
	"rkllmd/tests/support/faces/swarm_round_trip"
	"rkllmd/tests/support/faces/swarm_serve"
)

// A host in the swarm, its clients, and a sidecar that dies, all on 127.0.0.1.
func TestSwarmChat(t *testing.T) {
	t.Parallel()
	home, client := swarm_packages.SwarmPackages(t), swarm_packages.SwarmPackages(t)
	bootstrap := swarm_dht.SwarmDHT(t, home)
	daemon, id := swarm_serve.SwarmServe(t, home, bootstrap, "--model", "builtin:demo")
	t.Run("a prompt and its answer", func(t *testing.T) {
		out, stderr := swarm_expect.SwarmExpect(t, swarm_connect.SwarmConnect(t, client, bootstrap, id, "Who are you?"),
			0)
		require.Greater(t, len(strings.TrimSpace(out)), 20, "a sentence")
		require.Contains(t, stderr, ": builtin:demo (ready)\n")
	})
	t.Run("the round trip", func(t *testing.T) {
		link, err := open_socket_link.OpenSocketLink(filepath.Join(home, swarm.SocketFile))
		require.NoError(t, err)
		socket := swarm_round_trip.SwarmRoundTrip(t, link)
		link, err = open_host_link.OpenHostLink(id, client, []string{bootstrap})
		require.NoError(t, err)
		far := swarm_round_trip.SwarmRoundTrip(t, link)
		t.Logf("round trip, median of 201: %v over the swarm, %v on the socket: %.1f times", far, socket,
			float64(far)/float64(socket))
	})
	t.Run("not a server id", func(t *testing.T) {
		_, stderr := swarm_expect.SwarmExpect(t, swarm_connect.SwarmConnect(t, client, bootstrap, "abc", "Hi"), 1)
		require.Contains(t, stderr, "INVALID_SERVER_ID: ")
	})
	t.Run("nobody's server id", func(t *testing.T) {
		_, stderr := swarm_expect.SwarmExpect(t, swarm_connect.SwarmConnect(t, client, bootstrap, strings.Repeat("1",
			31)+"2", "Hi"), 1)
		require.Contains(t, stderr, "HOST_OFFLINE: ")
	})
	t.Run("no DHT", func(t *testing.T) {
		_, stderr := swarm_expect.SwarmExpect(t, swarm_connect.SwarmConnect(t, client, "127.0.0.1:1", id, "Hi"), 1)
		require.Contains(t, stderr, "CONNECT_FAILED: no node of the DHT answers")
	})
	t.Run("a sidecar that dies is started again", func(t *testing.T) {
		require.NoError(t, exec.Command("pkill", "-KILL", "-P", strconv.Itoa(daemon.Process.Pid), "node").Run())
		require.Eventually(t, func() bool {
			log, err := os.ReadFile(daemon.Log)
			return err == nil && bytes.Count(log, []byte("listening in the swarm")) == 2
		}, 2*time.Minute, 20*time.Millisecond)
		out, _ := swarm_expect.SwarmExpect(t, swarm_connect.SwarmConnect(t, client, bootstrap, id, "What is a socket?"),
			0)
		require.NotEmpty(t, strings.TrimSpace(out))
	})
}
