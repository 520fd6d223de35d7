// Package start_upstream starts a prebuilt llama.cpp.
package start_upstream

import (
	"bufio"
	"cmp"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/project_path"
)

// Upstream is a process that runs a model with the prebuilt llama.cpp.
type Upstream struct {
	Requests io.WriteCloser
	Answers  *bufio.Reader
	Command  *exec.Cmd
}

// StartUpstream compiles upstream_main with the prebuilt libraries in folder and starts it with the model at path. It
// ends with the benchmark. What it writes to standard error stands in upstream.log, in .cache/bench.
func StartUpstream(b *testing.B, folder, path string, size, threads int) *Upstream {
	b.Helper()
	libraries, err := filepath.Glob(filepath.Join(folder, "lib*.v0.5.0.so"))
	require.NoError(b, err)
	require.Len(b, libraries, 2, "libllama and libggml of llama.cpp v0.5.0 in %s: build/get_upstream.sh", folder)
	program := filepath.Join(b.TempDir(), "upstream")
	arguments := append([]string{"-O2", "-o", program,
		project_path.ProjectPath(b, "tests/bench/upstream_main/upstream_main.c"),
		project_path.ProjectPath(b, "bench/run_llama/run_llama.c")}, libraries...)
	arguments = append(arguments, filepath.Join(folder, "libggml-base.so"), "-Wl,-rpath,"+folder)
	output, err := exec.Command(cmp.Or(os.Getenv("CC"), "gcc"), arguments...).CombinedOutput()
	require.NoError(b, err, string(output))

	log, err := os.Create(project_path.ProjectPath(b, ".cache/bench/upstream.log"))
	require.NoError(b, err)
	defer log.Close()
	command := exec.Command(program, folder, path, strconv.Itoa(size), strconv.Itoa(threads))
	command.Stderr = log
	requests, err := command.StdinPipe()
	require.NoError(b, err)
	answers, err := command.StdoutPipe()
	require.NoError(b, err)
	require.NoError(b, command.Start())
	return &Upstream{Requests: requests, Answers: bufio.NewReaderSize(answers, 1<<16), Command: command}
}
