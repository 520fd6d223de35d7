// Package fleet_daemon starts a daemon that a test may kill.
package fleet_daemon

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
)

// FleetDaemon starts a member with the demo model, or as flags say, and returns it with the file of its log. It is
// killed when the test ends, if it is still there.
func FleetDaemon(t testing.TB, url, name string, flags ...string) (*exec.Cmd, string) {
	t.Helper()
	folder := t.TempDir()
	log, err := os.Create(filepath.Join(folder, "log"))
	require.NoError(t, err)
	defer log.Close()
	flags = append([]string{"serve", "--socket", filepath.Join(folder, "s"), "--models", "none", "--model",
		"builtin:demo", "--exact", "--sequences", "4", "--nats", url, "--nats-name", name}, flags...)
	command := daemon_command.DaemonCommand(t, true, flags...)
	command.Stdout, command.Stderr = log, log
	command.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	require.NoError(t, command.Start())
	t.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait()
	})
	return command, log.Name()
}
