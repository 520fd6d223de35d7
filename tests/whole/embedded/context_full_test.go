package embedded_test

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/daemon_command"
)

// An answer that ends because a limit was reached says so, a prompt that is too long names the flag that helps, and a
// conversation that outgrows the context goes on.
func TestContextFull(t *testing.T) {
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	tiny := filepath.Join(t.TempDir(), "tiny.gguf") // its answers do not end
	require.NoError(t, write_tiny_model.WriteTinyModel(tiny, "llama", 1))
	var talk strings.Builder
	for i := range 60 {
		fmt.Fprintf(&talk, "What is %d plus %d?\n", i%10, i/10)
	}
	for _, test := range []struct {
		args, input string
		code, lines int // of standard output; 0: whatever
		want        string
	}{
		{"run TINY --temperature 0 --context 64 Hello", "", 0, 0,
			"(stopped: the context of 64 tokens is full; --context gives more, up to 2048)\n"},
		{"run TINY --temperature 0 Hello", "", 0, 0,
			"(stopped: the context of 2048 tokens is full; the model was made for no more)\n"},
		{"run TINY --temperature 0 --max-tokens 5 Hello", "", 0, 0,
			"(stopped after 5 tokens; --max-tokens allows more)\n"},
		{"run TINY --context 64 -", strings.Repeat("Hello ", 100), 1, 0,
			"tokens; --context is 64, and may be up to 2048 with this model"},
		{"run TINY -", strings.Repeat("Hello ", 3000), 1, 0,
			"tokens; --context is 2048, and the model was made for no more"},
		{"run TINY --context 4096 Hello", "", 1, 0, "--context is 4096, but TINY was made for at most 2048 tokens"},
		{"run TINY --context -1 Hello", "", 2, 0,
			`--context (RKLLMD_CONTEXT) must be a whole number from 0 to 1073741824, not "-1"`},
		{"chat TINY --context 4096", "", 1, 0, "--context is 4096, but TINY was made for at most 2048 tokens"},
		{"chat TINY --context 64", "Hello\n", 0, 0,
			"(stopped: the context of 64 tokens is full; --context gives more, up to 2048)\n"},
		{"chat TINY", "/set max_tokens 5\nHello\n", 0, 0, "(stopped after 5 tokens; /set max_tokens allows more)\n"},
		{"chat builtin:demo --context 256", talk.String(), 0, 60,
			"(the conversation no longer fits into the context of 256 tokens: the model is not told its oldest " +
				"questions and answers any more: \""},
		{"chat builtin:demo --context 64", strings.Repeat("Who are you? ", 100) + "\n", 1, 0,
			"; something shorter may fit; --context gives more, up to 4096\n"},
		{"serve --socket SOCKET --model TINY --context 4096", "", 1, 0,
			"cannot load the model: --context is 4096, but TINY was made for at most 2048 tokens"},
		{"generate TINY --context 4096", "", 1, 0,
			"a context of 4096 tokens was asked for, but TINY was made for at most 2048"},
		{"generate TINY", `{"id": 1, "prompt": "Hello", "temperature": 0}`, 0, 0, `"reason":"context"`},
	} {
		test.want = strings.ReplaceAll(test.want, "TINY", tiny)
		args := strings.Fields(strings.NewReplacer("TINY", tiny, "SOCKET", filepath.Join(t.TempDir(), "s")).Replace(
			test.args))
		command := daemon_command.DaemonCommand(t, true, args...)
		var out, notes strings.Builder
		command.Stdin, command.Stdout, command.Stderr = strings.NewReader(test.input), &out, &notes
		if err := command.Run(); err != nil {
			require.IsType(t, &exec.ExitError{}, err)
		}
		require.Equal(t, test.code, command.ProcessState.ExitCode(), "%s: %s", test.args, notes.String())
		require.Equal(t, 1, strings.Count(out.String()+notes.String(), test.want), "%s: %s", test.args, notes.String())
		if test.lines > 0 {
			require.Equal(t, test.lines, strings.Count(out.String(), "\n"), out.String())
		}
	}
}
