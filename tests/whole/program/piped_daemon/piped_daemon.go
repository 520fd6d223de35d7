// Package piped_daemon starts a daemon whose log goes into a pipe.
package piped_daemon

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/wait_for_socket"
)

// PipedDaemon starts `rkllmd serve` with these flags, waits until it listens, and returns its socket and the end of the
// pipe from which its log can be read. When the test ends, it must end in order at a SIGTERM.
func PipedDaemon(t *testing.T, flags ...string) (socket string, log *os.File) {
	t.Helper()
	socket = filepath.Join(t.TempDir(), "rkllm.sock")
	log, end, err := os.Pipe()
	require.NoError(t, err)
	t.Cleanup(func() { log.Close() })
	command := daemon_command.DaemonCommand(t, true, append([]string{"serve", "--socket", socket}, flags...)...)
	command.Stdout, command.Stderr = end, end
	command.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	require.NoError(t, command.Start())
	require.NoError(t, end.Close())
	exited := make(chan struct{})
	go func() {
		command.Wait()
		close(exited)
	}()
	t.Cleanup(func() {
		command.Process.Signal(unix.SIGTERM)
		select {
		case <-exited:
		case <-time.After(30 * time.Second):
			command.Process.Kill()
			<-exited
		}
		assert.Zero(t, command.ProcessState.ExitCode(), command.ProcessState.String())
	})
	wait_for_socket.WaitForSocket(t, socket)
	return socket, log
}
