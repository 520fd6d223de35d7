package terminal_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/is_terminal"
)

func TestIsTerminal(t *testing.T) {
	terminal, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	require.NoError(t, err)
	defer terminal.Close()
	require.True(t, is_terminal.IsTerminal(terminal))

	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	defer reader.Close()
	defer writer.Close()
	require.False(t, is_terminal.IsTerminal(reader))
	require.False(t, is_terminal.IsTerminal(strings.NewReader("")))
	require.False(t, is_terminal.IsTerminal(nil))
}
