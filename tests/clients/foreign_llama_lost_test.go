package clients_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
)

// Upstream's prebuilt library behind the drop-in, in a process of its own: it dies, and the daemon goes on and has the
// model loaded again.
func TestForeignLlamaLost(t *testing.T) {
	folder, err := exec.Command("../../build/get_llama.sh", "3.22.1").Output()
	require.NoError(t, err, "%s", folder)
	t.Setenv("RKLLMRT_LLAMA", strings.TrimSpace(string(folder)))
	library, model := filepath.Join(t.TempDir(), "librkllmrt.so"), filepath.Join(t.TempDir(), "tiny.gguf")
	output, err := exec.Command("../../build/build_librkllmrt.sh", library).CombinedOutput()
	require.NoError(t, err, "%s", output)
	require.NoError(t, write_tiny_model.WriteTinyModel(model, "llama", 1))
	d := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--library", library, "--reload"}})
	output, err = daemon_command.DaemonCommand(t, true, "call", "--socket", d.Path, "init",
		`[null, {"model_path": "`+model+`", "max_context_len": 256, "max_new_tokens": 8}]`).CombinedOutput()
	require.NoError(t, err, "%s", output)
	for round := range 2 {
		output, err = daemon_command.DaemonCommand(t, true, "call", "--socket", d.Path, "run",
			`{"rkllm_input": {"role": "user", "input_type": 0, "prompt_input": "Hello"}}`).CombinedOutput()
		require.NoError(t, err, "%s", output)
		require.Contains(t, string(output), `"text":"`)
		if round == 1 {
			break
		}
		child, err := exec.Command("pgrep", "-P", strconv.Itoa(d.Process.Pid)).Output()
		require.NoError(t, err, "%s", child)
		pid, err := strconv.Atoi(strings.TrimSpace(string(child)))
		require.NoError(t, err, "%s", child)
		maps, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/maps")
		require.True(t, err != nil || strings.Contains(string(maps), "libllama.v0.5.0.so"), "%v", err)
		require.NoError(t, unix.Kill(pid, unix.SIGSEGV))
		for log := ""; strings.Count(log, `msg="model loaded"`) < 2; {
			text, err := os.ReadFile(d.Log)
			require.NoError(t, err)
			log = string(text)
		}
	}
}
