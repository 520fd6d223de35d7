package program_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/project/project_path"
	"rkllmd/tests/whole/program/compile_c_client"
)

// The examples of the C client, compiled with the sanitizers, against the daemon: what each says, and that it says what
// is wrong where there is no daemon. The header is C++ too, and its constants are the document's.
func TestCClient(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	const examples = "clients/rkllm-c/examples/"
	programs := compile_c_client.CompileCClient(t, examples+"stream.c", examples+"abort.c",
		examples+"several_prompts.c", examples+"embeddings.c", examples+"errors.c", examples+"function_tools.c")
	for _, example := range []struct {
		name, says string
		code       int
	}{
		{"stream", `^.+\n\d+ tokens in \d+ ms\n$`, 0},
		{"abort", `^.+\naborted\n$`, 0},
		{"several_prompts", `^What .+\n    .+\nWhat .+\n    .+\nWho .+\n    .+\n$`, 0},
		{"embeddings", `^1\.000  .+\n0\.\d+  .+\n0\.\d+  .+ values\)\n$`, 0},
		{"errors", `^-32002: .+\n-32602: .+\n-32601: .+\n-32602: .+\n0: the params are no array .+\n` +
			`the connection goes on: 0 runs\n$`, 0},
		{"function_tools", `^function_tools: .+ writes no functions.+\n$`, 1},
	} {
		program := filepath.Join(programs, example.name)
		command := exec.Command(program)
		command.Env = append(os.Environ(), "RKLLM_UDS_PATH="+daemon.Path)
		output, _ := command.CombinedOutput()
		assert.Regexp(t, example.says, string(output), example.name)
		assert.Equal(t, example.code, command.ProcessState.ExitCode(), example.name)
		command = exec.Command(program)
		command.Env = append(os.Environ(), "RKLLM_UDS_PATH="+daemon.Path+".none")
		output, _ = command.CombinedOutput()
		assert.Regexp(t, `^`+example.name+`: .+rkllmd serve.+\n$`, string(output), "without a daemon")
	}

	command := exec.Command("c++", "-x", "c++", "-std=c++11", "-Wall", "-Wextra", "-Wpedantic", "-Werror",
		"-fsyntax-only", "-")
	command.Dir = project_path.ProjectPath(t, "clients/rkllm-c")
	command.Stdin = strings.NewReader("#include \"rkllm_client.h\"\nint state() { return RKLLMC_RUN_FINISH; }\n")
	output, err := command.CombinedOutput()
	require.NoError(t, err, "%s", output)
	generate := project_path.ProjectPath(t, "clients/rkllm-c/generate.py")
	output, err = exec.Command("python3", generate, "--check").CombinedOutput()
	require.NoError(t, err, "%s", output)
}
