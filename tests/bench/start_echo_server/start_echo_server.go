// Package start_echo_server starts the floor of the benchmarks.
package start_echo_server

import (
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/bench/start_server"
	"rkllmd/tests/support/project/project_path"
)

// StartEchoServer compiles bench/serve_echo with gcc -O2 and starts it until the test ends. Returns the path of its
// socket and its process id.
func StartEchoServer(tb testing.TB) (path string, pid int) {
	tb.Helper()
	program := filepath.Join(tb.TempDir(), "serve_echo")
	output, err := exec.Command("gcc", "-O2", "-o", program, project_path.ProjectPath(tb,
		"bench/serve_echo/serve_echo.c")).CombinedOutput()
	require.NoError(tb, err, "%s", output)
	return start_server.StartServer(tb, program)
}
