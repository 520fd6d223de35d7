package program_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/tests/support/daemon/daemon_command"
)

// Who has read enough of rkllmd generate ends it with exit code 141, and nothing is said; a disk that is full ends it
// too, and that is said.
func TestGenerateOutputs(t *testing.T) {
	const requests = `{"id": 1, "prompt": "Hello", "ignore_end": true}` + "\n"
	command := daemon_command.DaemonCommand(t, true, "generate", "builtin:demo")
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	var notes bytes.Buffer
	command.Stdin, command.Stdout, command.Stderr = strings.NewReader(requests), writer, &notes
	require.NoError(t, command.Start())
	require.NoError(t, writer.Close())
	_, err = reader.Read(make([]byte, 1))
	require.NoError(t, err)
	require.NoError(t, reader.Close())
	require.Error(t, command.Wait())
	require.Equal(t, cli.ExitClosed, command.ProcessState.ExitCode(), notes.String())
	require.Empty(t, notes.String())

	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	require.NoError(t, err)
	defer full.Close()
	command = daemon_command.DaemonCommand(t, true, "generate", "builtin:demo")
	command.Stdin, command.Stdout, command.Stderr = strings.NewReader(requests), full, &notes
	require.Error(t, command.Run())
	require.Equal(t, cli.ExitFailed, command.ProcessState.ExitCode())
	require.Equal(t, "rkllmd generate: cannot write the answers: the disk is full\n", notes.String())
}
