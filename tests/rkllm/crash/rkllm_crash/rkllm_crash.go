// Package rkllm_crash has a library crash a process.
package rkllm_crash

import (
	"bufio"
	"bytes"
	"os"
	"os/exec"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// RkllmCrash runs this test once more, as the process that rkllm_crash_child makes of it, with the library at path and
// these variables, and returns what it wrote to standard error and how it ended. A process that hangs in the library
// gets the signal kill.
func RkllmCrash(t *testing.T, path string, kill unix.Signal, variables ...string) (string, syscall.WaitStatus) {
	t.Helper()
	command := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.count=1")
	command.Env = append(os.Environ(), append(variables, "RKLLMD_CRASH_LIBRARY="+path, "GOTRACEBACK=single",
		"GOCOVERDIR=")...)
	command.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	var log bytes.Buffer
	command.Stderr = &log
	output, err := command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	for lines := bufio.NewScanner(output); lines.Scan(); {
		if lines.Text() == "hangs" {
			require.NoError(t, command.Process.Signal(kill))
		}
	}
	command.Wait()
	return log.String(), command.ProcessState.Sys().(syscall.WaitStatus)
}
