// Package start_floor starts the floor of the streams.
package start_floor

import (
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
)

// StartFloor compiles bench/serve_marks with gcc -O2 and starts it until the test ends, with steps of 5 ms and stamp as
// clock_backend has it. Returns where it listens on network, "unix" or "tcp".
func StartFloor(tb testing.TB, network, stamp string, streams, steps int) (address string) {
	tb.Helper()
	program := filepath.Join(tb.TempDir(), "serve_marks")
	output, err := exec.Command("gcc", "-O2", "-o", program, project_path.ProjectPath(tb,
		"bench/streams/serve_marks/serve_marks.c")).CombinedOutput()
	require.NoError(tb, err, "%s", output)
	address = filepath.Join(tb.TempDir(), "floor.sock")
	name := address
	if network == "tcp" {
		free, err := net.Listen(network, "127.0.0.1:0")
		require.NoError(tb, err)
		address = free.Addr().String()
		_, name, _ = net.SplitHostPort(address)
		require.NoError(tb, free.Close())
	}
	command := exec.Command(program, name, strconv.Itoa(streams), strconv.Itoa(steps), "5000", stamp)
	command.Stderr = os.Stderr
	require.NoError(tb, command.Start())
	tb.Cleanup(func() {
		command.Process.Kill()
		command.Wait()
	})
	require.Eventually(tb, func() bool {
		conn, err := net.Dial(network, address)
		if err != nil {
			return false
		}
		conn.Close()
		return true
	}, 10*time.Second, time.Millisecond, "nobody listens on %s", address)
	return address
}
