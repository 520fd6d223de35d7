package terminal_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/do"
	"rkllmd/tests/cli/terminal/terminal_names"
)

func TestDo(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.Mkdir("中文", 0o700))
	completer := do.Completer{Models: terminal_names.TerminalNames}
	for _, test := range []struct {
		line   string
		place  int
		rest   []string
		length int
	}{
		{"/mo and more", 3, []string{"del "}, 3}, {"/model s", 8, []string{"mall "}, 1},
		{"Read @中", 7, []string{"文/"}, 2}, {"x", 1, nil, 1},
	} {
		rest, length := completer.Do([]rune(test.line), test.place)
		var texts []string
		for _, one := range rest {
			texts = append(texts, string(one))
		}
		require.Equal(t, test.rest, texts)
		require.Equal(t, test.length, length)
	}
}
