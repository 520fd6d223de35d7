package program_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/run"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/daemons_of"
	"rkllmd/tests/support/models/write_scripted_model"
	"rkllmd/tests/support/models/write_slow_model"
)

// What is piped stands before the prompt, and --system before both; --json is one object. Who has read enough ends the
// answer, at a private daemon and at one that others use too: the exit code is 141, and nothing is said.
func TestRunPipes(t *testing.T) {
	folder, runtime := t.TempDir(), t.TempDir()
	for name, value := range map[string]string{"XDG_RUNTIME_DIR": runtime, "RKLLMD_MODELS": folder,
		"RKLLM_LIBRARY": "embedded", "RKLLM_UDS_PATH": "", "RKLLMD_HTTP": ""} {
		t.Setenv(name, value)
	}
	model := write_scripted_model.WriteScriptedModel(t,
		"{% for m in messages %}{{ m.role }}: {{ m.content }}|{% endfor %}"+
			"{% if messages[0].content == 'Be kind.' and "+
			"messages[-1].content == 'a\nb\n\nSummarise' %}<|both|>{% endif %}",
		map[string]string{"<|both|>": "two letters"})
	for _, flags := range [][]string{{}, {"--json"}} {
		command := daemon_command.DaemonCommand(t, true, append([]string{"run", model, "Summarise", "--system",
			"Be kind."}, flags...)...)
		var out, notes bytes.Buffer
		command.Stdin, command.Stdout, command.Stderr = strings.NewReader("a\nb\n"), &out, &notes
		require.NoError(t, command.Run(), notes.String())
		if len(flags) == 0 {
			require.Equal(t, "two letters\n", out.String())
			continue
		}
		var answer run.JSONAnswer
		require.NoError(t, json.Unmarshal(out.Bytes(), &answer), out.String())
		require.Equal(t, "two letters", answer.Answer)
		require.EqualValues(t, "stop", answer.FinishReason)
		require.Positive(t, answer.Usage.PromptTokens)
		require.Empty(t, notes.String())
	}
	slow := filepath.Join(folder, "slow.gguf")
	require.NoError(t, os.Rename(write_slow_model.WriteSlowModel(t), slow))
	for _, name := range []string{slow, "slow"} {
		command := daemon_command.DaemonCommand(t, true, "run", name, "Hello")
		reader, writer, err := os.Pipe()
		require.NoError(t, err)
		var notes bytes.Buffer
		command.Stdout, command.Stderr = writer, &notes
		require.NoError(t, command.Start())
		require.NoError(t, writer.Close())
		_, err = reader.Read(make([]byte, 1))
		require.NoError(t, err)
		require.NoError(t, reader.Close())
		require.Error(t, command.Wait())
		require.Equal(t, cli.ExitClosed, command.ProcessState.ExitCode(), notes.String())
		require.Empty(t, notes.String())
	}
	for _, daemon := range daemons_of.DaemonsOf(t, runtime) {
		require.NoError(t, daemon.Signal(os.Interrupt))
	}
}
