// Package start_server starts a program that listens on a Unix socket.
package start_server

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/wait_for_socket"
)

// StartServer starts `program SOCKET` with a socket path of its own, waits until it listens and kills it when the test
// ends. Returns the path and the process id.
func StartServer(tb testing.TB, program string) (path string, pid int) {
	tb.Helper()
	path = filepath.Join(tb.TempDir(), "server.sock")
	command := exec.Command(program, path)
	command.Stdout, command.Stderr = os.Stderr, os.Stderr
	require.NoError(tb, command.Start())
	tb.Cleanup(func() {
		command.Process.Kill()
		command.Wait()
	})
	wait_for_socket.WaitForSocket(tb, path)
	return path, command.Process.Pid
}
