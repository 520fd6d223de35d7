// Package swarm_connect runs a client of the swarm.
package swarm_connect

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
)

// Client is a running "rkllmd swarm connect".
type Client struct {
	Command     *exec.Cmd
	Out, Stderr string // files
}

// SwarmConnect starts "rkllmd swarm connect" with these arguments. The test waits for its end.
func SwarmConnect(t testing.TB, home, bootstrap string, args ...string) *Client {
	args = append([]string{"swarm", "connect", "--swarm-home", home, "--swarm-bootstrap", bootstrap}, args...)
	folder := t.TempDir()
	client := &Client{Command: daemon_command.DaemonCommand(t, true, args...), Out: filepath.Join(folder, "out"),
		Stderr: filepath.Join(folder, "stderr")}
	out, err := os.Create(client.Out)
	require.NoError(t, err)
	defer out.Close()
	stderr, err := os.Create(client.Stderr)
	require.NoError(t, err)
	defer stderr.Close()
	client.Command.Stdout, client.Command.Stderr = out, stderr
	client.Command.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	require.NoError(t, client.Command.Start())
	return client
}
