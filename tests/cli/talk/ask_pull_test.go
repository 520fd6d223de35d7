package talk_test

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/ask_pull"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
)

func TestAskPull(t *testing.T) {
	search := cli.DaemonSearch{Models: "/m", Program: filepath.Join(t.TempDir(), "rkllmd")}
	script := "#!/bin/sh\n[ \"$*\" = \"pull hf:a/b --models /m\" ]"
	require.NoError(t, os.WriteFile(search.Program, []byte(script), 0o700))
	var notes bytes.Buffer
	err := ask_pull.AskPull(search, strings.NewReader("y\n"), &notes, "hf:a/b", cli.ErrNoModel)
	require.ErrorIs(t, err, cli.ErrNoModel)
	require.ErrorContains(t, err, "; rkllmd pull hf:a/b gets a model")
	require.Empty(t, notes.String(), "there is no terminal")
	person, program := open_terminal.OpenTerminal(t)
	err = ask_pull.AskPull(search, program, program, "name", cli.ErrNoModel)
	require.ErrorContains(t, err, "; rkllmd pull SOURCE gets a model", "nobody knows where it is")
	for answer, want := range map[string]bool{"y\r": true, "n\r": false, "\r": false} {
		ended := make(chan error)
		go func() { ended <- ask_pull.AskPull(search, program, program, "hf:a/b", cli.ErrNoModel) }()
		terminal_until.TerminalUntil(t, person, "", "hf:a/b is not on this machine. Get it now? [y/N] ")
		_, err := io.WriteString(person, answer)
		require.NoError(t, err)
		if err = <-ended; want {
			require.NoError(t, err)
		} else {
			require.Equal(t, cli.ErrNoModel, err)
		}
	}
}
