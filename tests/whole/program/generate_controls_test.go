package program_test

import (
	"bufio"
	"fmt"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/whole/program/generate_next"
)

// One program, steered while it generates, as an application would that has started it.
func TestGenerateControls(t *testing.T) {
	model := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(model, "llama", 1))
	command := daemon_command.DaemonCommand(t, true, "generate", model, "--sequences", "2", "--queue", "1", "--threads",
		"1")
	input, err := command.StdinPipe()
	require.NoError(t, err)
	pipe, err := command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	defer command.Process.Kill()
	output := bufio.NewScanner(pipe)
	output.Buffer(nil, 1<<20)
	endless := `{"id": "%s", "prompt": "Hello", "ignore_end": true, "temperature": 1.5}` + "\n"
	fmt.Fprintf(input, endless, "a")
	generate_next.GenerateNext(t, output, "a", "token")
	fmt.Fprintf(input, endless, "b")
	generate_next.GenerateNext(t, output, "b", "token")
	fmt.Fprintf(input, endless, "c")
	require.EqualValues(t, 1, generate_next.GenerateNext(t, output, "c", "queued")["position"])
	fmt.Fprintf(input, endless, "d")
	fmt.Fprintln(input, `{"id": "x", "op": "abort", "of": "d"}`)
	require.Equal(t, "closed", generate_next.GenerateNext(t, output, "d", "error")["kind"],
		"there was no place for it, and it waited until it was aborted")
	fmt.Fprintln(input, `{"id": "m", "op": "modify", "of": "b", "top_p": 3}`)
	require.Contains(t, generate_next.GenerateNext(t, output, "m", "error")["error"], "top_p")
	fmt.Fprintln(input, `{"id": "m", "op": "modify", "of": "b", "top_k": 1}`)
	require.Equal(t, "b", generate_next.GenerateNext(t, output, "m", "modify")["of"])
	fmt.Fprintln(input, `{"id": "p", "op": "pause", "of": "a"}`)
	require.EqualValues(t, 0, generate_next.GenerateNext(t, output, "c", "queued")["position"],
		"a paused run gives its place to one that waits")
	generate_next.GenerateNext(t, output, "c", "token")
	fmt.Fprintln(input, `{"id": "x", "op": "abort", "of": "c"}`)
	require.Equal(t, "abort", generate_next.GenerateNext(t, output, "c", "done")["reason"])
	fmt.Fprintln(input, `{"id": "r", "op": "resume", "of": "a"}`)
	generate_next.GenerateNext(t, output, "a", "token")
	fmt.Fprintln(input, `{"id": "x", "op": "abort", "of": "b"}`)
	require.Equal(t, "abort", generate_next.GenerateNext(t, output, "b", "done")["reason"])

	require.NoError(t, command.Process.Signal(unix.SIGINT))
	require.Equal(t, "abort", generate_next.GenerateNext(t, output, "a", "done")["reason"],
		"Ctrl-C ends what runs, and says so")
	require.False(t, output.Scan())
	err = command.Wait()
	var exit *exec.ExitError
	require.ErrorAs(t, err, &exit)
	require.Equal(t, 130, exit.ExitCode())
}
