package program_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// The Tab key completes commands, the names of the daemon's models behind /model, and files behind @; where several
// begin so, it shows them, and more letters choose one.
func TestChatTab(t *testing.T) {
	t.Setenv("TERM", "xterm")
	t.Setenv("NO_COLOR", "1")
	file := filepath.Join(t.TempDir(), "observations.txt")
	require.NoError(t, os.WriteFile(file, []byte("Rain."), 0o600))
	_, address := http_daemon.HTTPDaemon(t, "--named-model", "desert-large=builtin:demo", "--named-model",
		"desert-small=builtin:demo", "--named-model", "alpine=builtin:demo")
	for _, columns := range []int{40, 120} {
		t.Setenv("XDG_STATE_HOME", t.TempDir())
		person, command := chat_program.ChatProgram(t, columns, "--http", address)
		for _, step := range []struct {
			typed string
			seen  []string
		}{
			{"/mod\tal\t\r", []string{"alpine answers now.", "> "}},
			{"/model de\t", []string{"desert-"}},
			{"\t", []string{"desert-large", "desert-small"}},
			{"s\t\r", []string{"desert-small answers now.", "> "}},
			{"/plai\ton\r", []string{"plain on", "\n", "> "}},
			{"What is 3 plus 4? @" + file[:len(file)-9] + "\t\r", []string{"goes with the question", "\n", "> "}},
			{"/show\r", []string{"Rain.", "assistant:", "> "}},
		} {
			screen := terminal_until.TerminalUntil(t, person, step.typed, step.seen...)
			require.NotContains(t, screen, "there is no", step.typed)
		}
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())
	}
}
