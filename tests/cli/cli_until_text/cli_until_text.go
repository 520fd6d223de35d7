// Package cli_until_text runs the program until it says something.
package cli_until_text

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
)

// CliUntilText runs the program with these arguments in this process, and returns when the first byte of its output is
// read. There it stands until more is read. Its exit code arrives in the channel.
func CliUntilText(t testing.TB, embedded cli.Embedded, stderr io.Writer, arguments ...string) (io.Reader, <-chan int) {
	t.Helper()
	reader, writer := io.Pipe()
	code := make(chan int)
	go func() { code <- run_cli.RunCLI(embedded, arguments, nil, writer, stderr) }()
	_, err := reader.Read(make([]byte, 1))
	require.NoError(t, err)
	return reader, code
}
