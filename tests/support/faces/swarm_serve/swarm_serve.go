// Package swarm_serve runs a host in the swarm.
package swarm_serve

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/wait_for_log"
)

// SwarmServe starts the daemon as a host whose swarm's folder is home, waits until the swarm can find it, and returns
// it and its server id.
func SwarmServe(t testing.TB, home, bootstrap string, flags ...string) (daemon *start_daemon.Daemon, id string) {
	flags = append([]string{"--swarm", "--swarm-home", home, "--swarm-bootstrap", bootstrap}, flags...)
	daemon = start_daemon.StartDaemon(t, start_daemon.Options{Flags: flags})
	wait_for_log.WaitForLog(t, daemon, "listening in the swarm")
	command := daemon_command.DaemonCommand(t, true, "swarm", "id", "--swarm-home", home)
	command.Stderr, command.SysProcAttr = os.Stderr, &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	output, err := command.Output()
	require.NoError(t, err)
	return daemon, strings.TrimSpace(string(output))
}
