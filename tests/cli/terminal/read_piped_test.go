package terminal_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/terminal/read_piped"
)

func TestReadPiped(t *testing.T) {
	text, err := read_piped.ReadPiped(strings.NewReader(" two\nlines\r\n"), true)
	require.NoError(t, err)
	require.Equal(t, " two\nlines", text)
	_, err = read_piped.ReadPiped(iotest.ErrReader(cli.ErrInterrupted), true)
	require.ErrorContains(t, err, "cannot read the prompt")
	path := filepath.Join(t.TempDir(), "text")
	require.NoError(t, os.WriteFile(path, []byte("a file\n"), 0o600))
	for name, content := range map[string]string{path: "a file", os.DevNull: "", filepath.Dir(path): ""} {
		file, err := os.Open(name)
		require.NoError(t, err)
		defer file.Close()
		text, err = read_piped.ReadPiped(file, false)
		require.NoError(t, err)
		require.Equal(t, content, text)
	}
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	defer reader.Close()
	_, err = writer.WriteString("a pipe")
	require.NoError(t, err)
	require.NoError(t, writer.Close())
	text, err = read_piped.ReadPiped(reader, false)
	require.NoError(t, err)
	require.Equal(t, "a pipe", text)
}
