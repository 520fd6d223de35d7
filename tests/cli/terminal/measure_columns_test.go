package terminal_test

import (
	"io"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/terminal/measure_columns"
	"rkllmd/tests/support/terminal/open_terminal"
)

func TestMeasureColumns(t *testing.T) {
	person, program := open_terminal.OpenTerminal(t)
	for said, columns := range map[uint16]int{0: 80, 3: 0, 40: 40, 120: 120} {
		require.NoError(t, unix.IoctlSetWinsize(int(person.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 9, Col: said}))
		require.Equal(t, columns, measure_columns.MeasureColumns(program))
	}
	require.Zero(t, measure_columns.MeasureColumns(io.Discard))
	read, write, err := os.Pipe()
	require.NoError(t, err)
	defer read.Close()
	defer write.Close()
	require.Zero(t, measure_columns.MeasureColumns(write))
}
