package terminal_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/terminal/show_waiting"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
)

func TestShowWaiting(t *testing.T) {
	chat, _, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	began := time.Now()
	answer := &cli.ChatAnswer{Activity: "reading\x1b", Began: began}
	show_waiting.ShowWaiting(chat, answer, began)
	require.Equal(t, "\r\x1b[K\x1b[2m⠋ reading\uFFFD\x1b[22m", notes.String())
	require.True(t, answer.Waiting)
	notes.Reset()
	show_waiting.ShowWaiting(chat, answer, began.Add(2900*time.Millisecond))
	require.Equal(t, "\r\x1b[K\x1b[2m⠙ reading\uFFFD · 2 s\x1b[22m", notes.String())
	notes.Reset()
	chat.Marks.ASCII = true
	show_waiting.ShowWaiting(chat, answer, began.Add(2900*time.Millisecond))
	require.Equal(t, "\r\x1b[K\x1b[2m- reading\uFFFD, 2 s\x1b[22m", notes.String())
	chat.Marks.ASCII = false
	notes.Reset()
	chat.Streams.Logged, answer.Waiting = true, false
	show_waiting.ShowWaiting(chat, answer, began)
	require.Zero(t, notes.Len())
	require.False(t, answer.Waiting)
	chat.Streams.Logged = false
	t.Run("it stays in one line", func(t *testing.T) {
		person, program := open_terminal.OpenTerminal(t)
		require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 9, Col: 20}))
		chat.Streams.Err = program
		answer.Activity = strings.Repeat("中", 30)
		show_waiting.ShowWaiting(chat, answer, began)
		screen := terminal_until.TerminalUntil(t, person, "", "\x1b[22m")
		require.Contains(t, screen, "⠸ "+strings.Repeat("中", 8)+"\x1b[22m")
	})
}
