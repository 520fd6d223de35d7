package terminal_test

import (
	"os"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/terminal/read_prompt"
)

func TestReadPrompt(t *testing.T) {
	for _, test := range []struct {
		args        []string
		stdin, want string
	}{
		{[]string{"hello"}, "other", "hello"},
		{[]string{"-"}, "piped\n", "piped"},
		{nil, "two\nlines\r\n", "two\nlines"},
		{nil, "  kept  ", "  kept  "},
		{[]string{""}, "other", ""},
	} {
		prompt, err := read_prompt.ReadPrompt(test.args, strings.NewReader(test.stdin))
		require.NoError(t, err)
		require.Equal(t, test.want, prompt)
	}
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	defer reader.Close()
	_, err = writer.WriteString("a text\n")
	require.NoError(t, err)
	require.NoError(t, writer.Close())
	prompt, err := read_prompt.ReadPrompt([]string{"Summarise"}, reader)
	require.NoError(t, err)
	require.Equal(t, "a text\n\nSummarise", prompt)
	_, err = read_prompt.ReadPrompt([]string{"two", "words"}, nil)
	require.ErrorContains(t, err, "quote it")
	require.ErrorIs(t, err, cli.ErrUsage)
	_, err = read_prompt.ReadPrompt(nil, strings.NewReader("\n"))
	require.ErrorContains(t, err, "the prompt is empty")
	_, err = read_prompt.ReadPrompt(nil, iotest.ErrReader(cli.ErrInterrupted))
	require.ErrorContains(t, err, "cannot read the prompt")

	terminal, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	require.NoError(t, err)
	defer terminal.Close()
	_, err = read_prompt.ReadPrompt(nil, terminal)
	require.ErrorContains(t, err, "the prompt is missing")
}
