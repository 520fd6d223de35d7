package serve_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/open_feedback"
)

func TestOpenFeedback(t *testing.T) {
	file, err := open_feedback.OpenFeedback("")
	require.NoError(t, err)
	require.Nil(t, file)
	path := filepath.Join(t.TempDir(), "f")
	for range 2 {
		file, err = open_feedback.OpenFeedback(path)
		require.NoError(t, err)
		_, err = file.WriteString("a\n")
		require.NoError(t, err)
		require.NoError(t, file.Close())
	}
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, "a\na\n", string(text))
	info, err := os.Stat(path)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode())
	_, err = open_feedback.OpenFeedback("/nowhere/f")
	require.ErrorContains(t, err, "--http-feedback (RKLLMD_HTTP_FEEDBACK): /nowhere/f cannot be written: no such "+
		"file or directory")
}
