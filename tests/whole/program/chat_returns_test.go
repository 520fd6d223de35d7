package program_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemons_of"
	"rkllmd/tests/support/models/write_scripted_model"
	"rkllmd/tests/support/models/write_slow_model"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// Without a word of what is to answer: the demo does where there is no model and no daemon, else the model that is
// there, else the daemon that runs. A daemon that dies between two questions is started again, and the conversation
// goes on; one that dies in the middle of an answer leaves what has come of it, and the next question is answered. In a
// narrow terminal and a wide one.
func TestChatReturns(t *testing.T) {
	t.Setenv("TERM", "xterm")
	for _, columns := range []int{40, 120} {
		folder, runtime := t.TempDir(), t.TempDir()
		for name, value := range map[string]string{"XDG_RUNTIME_DIR": runtime, "RKLLMD_MODELS": folder,
			"RKLLM_LIBRARY": "embedded", "RKLLM_UDS_PATH": "", "RKLLMD_HTTP": "", "XDG_STATE_HOME": t.TempDir()} {
			t.Setenv(name, value)
		}
		person, command := chat_program.ChatProgram(t, columns)
		terminal_until.TerminalUntil(t, person, "/model\r", "Loaded: rkllmd demo", "> ")
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())

		require.NoError(t, os.Rename(write_scripted_model.WriteScriptedModel(t,
			"{% for m in messages %}{{ m.content }}{% endfor %}<|say|>", map[string]string{"<|say|>": "yes"}),
			filepath.Join(folder, "small.gguf")))
		person, command = chat_program.ChatProgram(t, columns)
		terminal_until.TerminalUntil(t, person, "One\r", "yes", "tokens/s", "> ")
		daemons := daemons_of.DaemonsOf(t, runtime)
		require.Len(t, daemons, 1)
		require.NoError(t, daemons[0].Kill())
		terminal_until.TerminalUntil(t, person, "Two\r", "The daemon is gone", "yes", "tokens/s", "> ")
		terminal_until.TerminalUntil(t, person, "/context\r", "1  One", "2  Two", "> ")
		slow, before := filepath.Join(folder, "slow.gguf"), time.Now().Add(-time.Hour)
		require.NoError(t, os.Rename(write_slow_model.WriteSlowModel(t), slow))
		require.NoError(t, os.Chtimes(slow, before, before), "small is the newest one")
		terminal_until.TerminalUntil(t, person, "/clear\r/model slow\r", "slow answers now", "> ")
		terminal_until.TerminalUntil(t, person, "Three\r", "word")
		require.NoError(t, daemons_of.DaemonsOf(t, runtime)[0].Kill())
		terminal_until.TerminalUntil(t, person, "", "in the middle of", "its log is", "> ")
		terminal_until.TerminalUntil(t, person, "/show\r", "user: Three", "assistant:", "word", "> ")
		terminal_until.TerminalUntil(t, person, "/model small\r", "small answers now", "> ")
		terminal_until.TerminalUntil(t, person, "Four\r", "yes", "tokens/s", "> ")

		other, second := chat_program.ChatProgram(t, columns)
		terminal_until.TerminalUntil(t, other, "Five\r", "yes", "tokens/s", "> ")
		require.Len(t, daemons_of.DaemonsOf(t, runtime), 1, "both have the one that runs")
		for _, terminal := range []*os.File{person, other} {
			_, err := terminal.WriteString("\x04")
			require.NoError(t, err)
		}
		require.NoError(t, command.Wait())
		require.NoError(t, second.Wait())
		for _, daemon := range daemons_of.DaemonsOf(t, runtime) {
			require.NoError(t, daemon.Signal(os.Interrupt))
		}
	}
}
