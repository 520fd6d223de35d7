// Package conformance_doomed starts a daemon whose library will be its end.
package conformance_doomed

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/wait_for_socket"
	"rkllmd/tests/whole/conformance_prepare"
)

// ConformanceDoomed is conformance_start for a daemon that has the library in its own process and will not stop in
// order: it may die by a signal, and is killed at the end of the test if it lives. command says how it ended, once
// Daemon.Exited is closed.
func ConformanceDoomed(tb testing.TB, version string) (s *conformance_prepare.Session, command *exec.Cmd) {
	tb.Helper()
	s = conformance_prepare.ConformancePrepare(tb, version)
	folder := tb.TempDir()
	s.Daemon = &start_daemon.Daemon{Path: filepath.Join(folder, "rkllm.sock"), Log: filepath.Join(folder, "log"),
		Exited: make(chan struct{})}
	log, err := os.Create(s.Daemon.Log)
	require.NoError(tb, err)
	defer log.Close()
	command = daemon_command.DaemonCommand(tb, true, "serve", "--socket", s.Daemon.Path, "--library", s.Library,
		"--isolate=false")
	command.Stdout, command.Stderr = log, log
	command.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	require.NoError(tb, command.Start())
	go func() {
		command.Wait()
		close(s.Daemon.Exited)
	}()
	tb.Cleanup(func() {
		command.Process.Kill()
		<-s.Daemon.Exited
		if text, _ := os.ReadFile(s.Daemon.Log); tb.Failed() {
			tb.Logf("the daemon's log:\n%s", text)
		}
	})
	wait_for_socket.WaitForSocket(tb, s.Daemon.Path)
	s.Client = connect_client.ConnectClient(tb, s.Daemon.Path)
	return s, command
}
