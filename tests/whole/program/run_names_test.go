package program_test

import (
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/wait_for_end"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/daemons_of"
	"rkllmd/tests/support/models/write_slow_model"
	"rkllmd/tests/whole/program/run_program"
)

// Two who ask for models by name at once start one daemon. The model stays for the next one; ps tells of it, stop has
// it unloaded. Ctrl-C ends the answer and not the daemon; when the daemon dies in the middle, that is said, and the
// next one starts another, whatever sockets the dead one has left. Nobody is there at the end.
func TestRunNames(t *testing.T) {
	folder, runtime := t.TempDir(), t.TempDir()
	for name, value := range map[string]string{"XDG_RUNTIME_DIR": runtime, "RKLLMD_MODELS": folder,
		"RKLLM_LIBRARY": "embedded", "RKLLM_UDS_PATH": "", "RKLLMD_HTTP": ""} {
		t.Setenv(name, value)
	}
	socket := filepath.Join(runtime, "rkllmd", "http.sock")
	require.NoError(t, write_tiny_model.WriteTinyModel(filepath.Join(folder, "small.gguf"), "llama", 1))
	require.NoError(t, os.Rename(write_slow_model.WriteSlowModel(t), filepath.Join(folder, "slow.gguf")))
	none := syscall.Signal(0)
	var group sync.WaitGroup
	for range 2 {
		group.Go(func() {
			ended := run_program.RunProgram(t, nil, none, "run", "small", "Hello", "--max-tokens", "5")
			if ended.Code != 0 {
				t.Errorf("%+v", ended)
			}
		})
	}
	group.Wait()
	daemons := daemons_of.DaemonsOf(t, runtime)
	require.Len(t, daemons, 1)
	defer daemons[0].Kill() // whatever fails
	require.Regexp(t, `\nsmall .* loaded +0 `, run_program.RunProgram(t, nil, none, "ps").Out)
	require.Zero(t, run_program.RunProgram(t, nil, none, "run", "small", "Hello", "--max-tokens", "5").Code)
	require.Zero(t, run_program.RunProgram(t, nil, none, "stop", "small").Code)
	require.NotContains(t, run_program.RunProgram(t, nil, none, "ps").Out, "small")

	ended := run_program.RunProgram(t, nil, os.Interrupt, "run", "slow", "Hello")
	require.Equal(t, 130, ended.Code, ended.Err)
	require.Equal(t, daemons[0].Pid, daemons_of.DaemonsOf(t, runtime)[0].Pid, "the daemon has not noticed")
	ended = run_program.RunProgram(t, daemons[0], os.Kill, "run", "slow", "Hello")
	require.Equal(t, 1, ended.Code)
	require.Contains(t, ended.Err, "the daemon has ended in the middle of the answer")
	require.FileExists(t, socket, "what a dead daemon leaves")
	require.Contains(t, run_program.RunProgram(t, nil, none, "ps").Err, "No daemon runs")
	ended = run_program.RunProgram(t, nil, none, "run", "small", "Hello", "--max-tokens", "5", "--keep-alive", "100ms")
	require.Zero(t, ended.Code, ended.Err)
	require.NoError(t, wait_for_end.WaitForEnd(socket, 2*time.Minute, nil))
	require.NoFileExists(t, socket, "it has ended by itself, in order")
}
