package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/whole/dropin/dropin_daemon"
	"rkllmd/tests/whole/dropin/dropin_python"
	"rkllmd/tests/whole/dropin/dropin_say"
	"rkllmd/tests/whole/dropin_library"
)

// A Python program with ctypes, a global callback and a thread for each run gets from the drop-in of either generation
// what the daemon streams.
func TestDropinPython(t *testing.T) {
	model, prompts := rt_tiny.RtTiny(t, "qwen2"), []string{"a warm day", "and the rain"}
	want := dropin_daemon.DropinDaemon(t, model, prompts)
	for generation, version := range map[string]string{"C": "1.2.3", "D": "1.3.0"} {
		library := dropin_library.DropinLibrary(t, generation)
		t.Run(version, func(t *testing.T) {
			chat := dropin_python.DropinPython(t, "chat.py", "--library", library, "--rkllm-version", version,
				"--max-new-tokens", "40", "--tokens", model)
			require.Equal(t, []string{"ready"}, dropin_say.DropinSay(t, chat, "", 1))
			for i, prompt := range prompts {
				require.Equal(t, []string{want[i].Text, "tokens: " + want[i].Tokens}, dropin_say.DropinSay(t, chat,
					prompt, 2))
			}
		})
	}
}
