// Package run_program runs the program as a person does.
package run_program

import (
	"bytes"
	"io"
	"os"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"

	"rkllmd/tests/support/daemon/daemon_command"
)

// Ended is what the program has said, and its exit code.
type Ended struct {
	Out, Err string
	Code     int
}

// RunProgram runs rkllmd with these arguments to its end. When its first text has come, to, or the program where that
// is nil, gets signal, unless that is 0.
func RunProgram(t testing.TB, to *os.Process, signal os.Signal, arguments ...string) Ended {
	t.Helper()
	command := daemon_command.DaemonCommand(t, true, arguments...)
	var notes bytes.Buffer
	command.Stderr = &notes
	output, err := command.StdoutPipe()
	if !assert.NoError(t, err) || !assert.NoError(t, command.Start()) {
		return Ended{Code: -1}
	}
	if to == nil {
		to = command.Process
	}
	first := make([]byte, 1)
	n, _ := io.ReadFull(output, first) // nothing is an answer too
	if n > 0 && signal != syscall.Signal(0) {
		assert.NoError(t, to.Signal(signal))
	}
	rest, _ := io.ReadAll(output)
	_ = command.Wait() // the code says it
	return Ended{Out: string(first[:n]) + string(rest), Err: notes.String(), Code: command.ProcessState.ExitCode()}
}
