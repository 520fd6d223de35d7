// Package run_release runs a program of make release.
package run_release

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/wait_for_socket"
)

// RunRelease starts the daemon at program by the words in runner, has it load the model at model and generate, and
// returns its answer, always the likeliest tokens, and its log.
func RunRelease(tb testing.TB, program, model string, runner ...string) (answer, log string) {
	tb.Helper()
	socket := filepath.Join(tb.TempDir(), "rkllm.sock")
	var text bytes.Buffer
	words := append(append([]string{"env"}, runner...), program, "serve", "--socket", socket)
	daemon := exec.Command(words[0], words[1:]...)
	daemon.Stderr = &text
	daemon.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	require.NoError(tb, daemon.Start())
	wait_for_socket.WaitForSocket(tb, socket)
	run := exec.Command(program, "run", "--socket", socket, "--max-tokens", "8", "--temperature", "0", model, "Hello")
	output, err := run.Output()
	assert.NoError(tb, err)
	require.NoError(tb, daemon.Process.Signal(unix.SIGTERM))
	require.NoError(tb, daemon.Wait(), text.String())
	return string(output), text.String()
}
