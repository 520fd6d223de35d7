// Package start_floor starts the floor of the streams.
package start_floor

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/wait_for_socket"
	"rkllmd/tests/support/project/project_path"
)

// StartFloor compiles bench/serve_marks with gcc -O2 and starts it until the test ends, with steps of 5 ms. Returns the
// path of its socket.
func StartFloor(tb testing.TB, streams, steps int) (path string) {
	tb.Helper()
	program := filepath.Join(tb.TempDir(), "serve_marks")
	output, err := exec.Command("gcc", "-O2", "-o", program, project_path.ProjectPath(tb,
		"bench/streams/serve_marks/serve_marks.c")).CombinedOutput()
	require.NoError(tb, err, "%s", output)
	path = filepath.Join(tb.TempDir(), "floor.sock")
	command := exec.Command(program, path, strconv.Itoa(streams), strconv.Itoa(steps), "5000")
	command.Stderr = os.Stderr
	require.NoError(tb, command.Start())
	tb.Cleanup(func() {
		command.Process.Kill()
		command.Wait()
	})
	wait_for_socket.WaitForSocket(tb, path)
	return path
}
