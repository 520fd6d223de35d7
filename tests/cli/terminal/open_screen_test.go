package terminal_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/terminal/open_screen"
	"rkllmd/tests/support/terminal/open_terminal"
)

func TestOpenScreen(t *testing.T) {
	require.Nil(t, open_screen.OpenScreen(&bytes.Buffer{}))
	_, program := open_terminal.OpenTerminal(t)
	t.Setenv("NO_COLOR", "1")
	t.Setenv("LC_ALL", "C")
	for terminal, want := range map[string]*cli.Screen{"dumb": {Plain: true, ASCII: true}, "xterm": {Escapes: true,
		ASCII: true}} {
		t.Setenv("TERM", terminal)
		require.Equal(t, want, open_screen.OpenScreen(program))
	}
}
