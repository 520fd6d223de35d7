// Package dropin_python starts a Python program that uses the drop-in.
package dropin_python

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/project/project_path"
)

// Script is a running Python program.
type Script struct {
	Command *exec.Cmd
	In      io.WriteCloser
	Out     *bufio.Reader
}

// DropinPython starts a program of examples/librkllmrt. When the test ends its input is closed and it gets SIGINT, upon
// which it must end with 0.
func DropinPython(tb testing.TB, words ...string) *Script {
	tb.Helper()
	// A shell has a job in the background ignore SIGINT, and its children inherit that.
	command := exec.Command("env", append([]string{"--default-signal=INT", "python3", "-B"}, words...)...)
	command.Dir = project_path.ProjectPath(tb, "examples/librkllmrt")
	var errors bytes.Buffer
	command.Stderr = &errors
	command.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	in, err := command.StdinPipe()
	require.NoError(tb, err)
	out, err := command.StdoutPipe()
	require.NoError(tb, err)
	require.NoError(tb, out.(*os.File).SetReadDeadline(time.Now().Add(5*time.Minute)))
	require.NoError(tb, command.Start())
	tb.Cleanup(func() {
		in.Close()
		if words[0] == "chat_server.py" { // chat.py ends with its input
			command.Process.Signal(unix.SIGINT)
		}
		guard := time.AfterFunc(time.Minute, func() { command.Process.Kill() })
		defer guard.Stop()
		assert.NoError(tb, command.Wait(), "%s", errors.String())
	})
	return &Script{Command: command, In: in, Out: bufio.NewReader(out)}
}
