package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/terminal/choose_marks"
)

func TestChooseMarks(t *testing.T) {
	t.Setenv("LC_ALL", "C.UTF-8")
	for _, test := range []struct {
		terminal, noColor string
		want              cli.Marks
	}{
		{"xterm", "", cli.Marks{On: "\x1b[2m", Off: "\x1b[22m", EraseLine: "\r\x1b[K", Escapes: true, Colors: true}},
		{"xterm", "1", cli.Marks{On: "[", Off: "]", EraseLine: "\r\x1b[K", Escapes: true}},
		{"dumb", "", cli.Marks{On: "[", Off: "]"}},
		{"", "1", cli.Marks{On: "[", Off: "]"}},
	} {
		t.Setenv("TERM", test.terminal)
		t.Setenv("NO_COLOR", test.noColor)
		require.Equal(t, test.want, choose_marks.ChooseMarks())
	}
	t.Setenv("LC_ALL", "C")
	require.True(t, choose_marks.ChooseMarks().ASCII)
}
