// Package cli_run_form runs prompts whose answers are held to a form.
package cli_run_form

import (
	"bytes"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
	"rkllmd/tests/cli/cli_until_text"
)

// CliRunForm has "rkllmd run" hold an answer of model to a form, and another one that Ctrl-C ends.
func CliRunForm(t *testing.T, embedded cli.Embedded, model string, stderr *os.File) {
	t.Helper()
	t.Run("an answer of a form", func(t *testing.T) {
		var stdout bytes.Buffer
		code := run_cli.RunCLI(embedded, []string{"run", model, "--threads", "1", "--schema",
			`{"enum": ["red", "green"]}`}, strings.NewReader("Which colour?"), &stdout, stderr)
		require.Equal(t, cli.ExitDone, code)
		require.Contains(t, []string{"\"red\"\n", "\"green\"\n"}, stdout.String())
	})
	t.Run("Ctrl-C while one comes", func(t *testing.T) {
		output, code := cli_until_text.CliUntilText(t, embedded, stderr, "run", model, "--threads", "1", "--schema",
			`{"type": "string", "minLength": 5000}`, "Hello")
		require.NoError(t, unix.Kill(os.Getpid(), unix.SIGINT))
		go io.Copy(io.Discard, output)
		require.Equal(t, cli.ExitInterrupted, <-code)
	})
}
