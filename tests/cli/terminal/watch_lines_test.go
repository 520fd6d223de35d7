package terminal_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/watch_lines"
	"rkllmd/tests/support/terminal/open_terminal"
)

func TestWatchLines(t *testing.T) {
	person, program := open_terminal.OpenTerminal(t)
	stopped, stop, err := os.Pipe()
	require.NoError(t, err)
	defer stopped.Close()
	lines := make(chan string)
	go watch_lines.WatchLines(program, stopped, lines)
	_, err = person.WriteString("one\n\nthree\nunfini")
	require.NoError(t, err)
	require.Equal(t, []string{"one", "", "three"}, []string{<-lines, <-lines, <-lines})
	stop.Close()
	_, more := <-lines
	require.False(t, more)

	_, err = person.WriteString("shed\n")
	require.NoError(t, err)
	buffer := make([]byte, 100)
	n, err := program.Read(buffer)
	require.NoError(t, err)
	require.Equal(t, "unfinished\n", string(buffer[:n]), "what is not finished is left alone")

	t.Run("the terminal goes away", func(t *testing.T) {
		lines := make(chan string)
		stopped, stop, err := os.Pipe()
		require.NoError(t, err)
		defer stopped.Close()
		defer stop.Close()
		go watch_lines.WatchLines(program, stopped, lines)
		person.Close()
		_, more := <-lines
		require.False(t, more)
	})
}
