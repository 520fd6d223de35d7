package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/chat/read_line"
	"rkllmd/cli/terminal"
	"rkllmd/cli/terminal/open_editor"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/support/terminal/open_terminal"
)

func TestReadLine(t *testing.T) {
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	person, program := open_terminal.OpenTerminal(t)
	mode, err := unix.IoctlGetTermios(int(program.Fd()), unix.TCGETS)
	require.NoError(t, err)
	mode.Lflag &^= unix.ICANON | unix.ECHO | unix.ISIG | unix.IEXTEN // as the editor has the terminal of a process
	mode.Iflag &^= unix.ICRNL
	require.NoError(t, unix.IoctlSetTermios(int(program.Fd()), unix.TCSETS, mode))
	chat, out, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
	chat.Streams.In = program
	chat.Editor, _, err = open_editor.OpenEditor(chat.Streams, nil)
	require.NoError(t, err)
	defer chat.Editor.Close()
	chat.Ahead = []string{"ahead"}
	for _, c := range []struct {
		typed, line   string
		more, stopped bool
	}{
		{"", "ahead", true, false},
		{"one\r", "one", true, false},
		{"\x1b[200~two\r\tlines\r\x1b[201~\r", "two\n\tlines\n", true, false},
		{"by hand\x1b\rtoo\r", "by hand\ntoo", true, false},
		{"no\x03", "", true, true},
		{"\x04", "", false, false},
	} {
		_, err := person.WriteString(c.typed)
		require.NoError(t, err)
		line, more, stopped := read_line.ReadLine(chat, "? ")
		require.Equal(t, []any{c.line, c.more, c.stopped}, []any{line, more, stopped}, "%q", c.typed)
	}
	require.Contains(t, out.String(), "? ahead\n")
	require.Contains(t, out.String(), terminal.MarkPastes)
	require.Equal(t, terminal.LeavePastes, out.String()[out.Len()-len(terminal.LeavePastes):],
		"no program after it gets marks")
}
