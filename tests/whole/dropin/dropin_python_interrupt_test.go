package dropin_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/dropin/dropin_python"
	"rkllmd/tests/whole/dropin/dropin_say"
	"rkllmd/tests/whole/dropin_library"
)

// Ctrl-C stays Python's while the drop-in runs: KeyboardInterrupt comes in the main thread, which aborts the run, and
// the next prompt is answered as if nothing had happened.
func TestDropinPythonInterrupt(t *testing.T) {
	model := write_long_model.WriteLongModel(t, "llama")
	for generation, version := range map[string]string{"C": "1.2.3", "D": "1.3.0"} {
		library := dropin_library.DropinLibrary(t, generation)
		t.Run(version, func(t *testing.T) {
			chat := dropin_python.DropinPython(t, "chat.py", "--library", library, "--rkllm-version", version,
				"--max-new-tokens", "-1", "--max-context-len", "65536", model)
			dropin_say.DropinSay(t, chat, "", 1)
			for range 2 {
				dropin_say.DropinSay(t, chat, "a warm day", 0)
				_, err := chat.Out.Peek(20) // tokens come
				require.NoError(t, err)
				require.NoError(t, chat.Command.Process.Signal(unix.SIGINT))
				line := dropin_say.DropinSay(t, chat, "", 1)[0]
				require.Regexp(t, `^ of off which where one`, line)
				for !strings.HasPrefix(line, "interrupted") { // an answer may have several lines
					line = dropin_say.DropinSay(t, chat, "", 1)[0]
				}
				require.Regexp(t, `^interrupted after \d+ tokens, running: False$`, line)
			}
		})
	}
}
