package check_session_target_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/check_session_target"
)

func TestCheckSessionTarget(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "session")
	require.NoError(t, check_session_target.CheckSessionTarget(path))
	require.NoError(t, os.WriteFile(path, nil, 0o600))
	require.NoError(t, check_session_target.CheckSessionTarget(path), "an empty file")
	require.NoError(t, os.WriteFile(path, []byte("RKLLMDSS0 of an older form"), 0o600))
	require.NoError(t, check_session_target.CheckSessionTarget(path))
	require.NoError(t, os.WriteFile(path, []byte("RKLLMDPC1 is a prompt cache"), 0o600))
	for path, want := range map[string]string{
		path:                     "the session cannot be saved to " + path + ": it is there and is not a saved session; remove it or choose another path",
		folder:                   "the session cannot be saved to " + folder + ": it is there and is not a regular file",
		path + "/x":              "the session cannot be saved to " + path + "/x: " + path + " is not a folder",
		"/no/such/folder":        "the session cannot be saved to /no/such/folder: the folder /no/such cannot be used: no such file or directory",
		"/proc/self/new_session": "the session cannot be saved to /proc/self/new_session: this program may not write to the folder",
	} {
		err := check_session_target.CheckSessionTarget(path)
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
