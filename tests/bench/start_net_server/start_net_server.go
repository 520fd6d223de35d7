// Package start_net_server starts the plain Go server of the benchmarks.
package start_net_server

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/bench/start_server"
)

// StartNetServer builds a program around bench/serve_net, since main functions have one place only, and starts it until
// the test ends. Returns the path of its socket and its process id.
func StartNetServer(tb testing.TB) (path string, pid int) {
	tb.Helper()
	const source = "package main\n\nimport (\n\t\"os\"\n\n\t\"rkllmd/bench/serve_net\"\n)\n\n" +
		"func main() { panic(serve_net.ServeNet(os.Args[1])) }\n"
	folder := tb.TempDir()
	file, program := filepath.Join(folder, "main.go"), filepath.Join(folder, "serve_net")
	require.NoError(tb, os.WriteFile(file, []byte(source), 0o644))
	output, err := exec.Command("go", "build", "-ldflags", "-s -w", "-o", program, file).CombinedOutput()
	require.NoError(tb, err, "%s", output)
	return start_server.StartServer(tb, program)
}
