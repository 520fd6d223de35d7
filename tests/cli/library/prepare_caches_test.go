package library_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/library/prepare_caches"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/isolation"
	"rkllmd/utils"
)

func TestPrepareCaches(t *testing.T) {
	home := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(home, "file"), nil, 0o600))
	for _, c := range []struct{ service, caches, home, expected, log string }{
		{"", "", home, home + "/.cache/rkllmd/gpu", ""},
		{"", home + "/c", home, home + "/c/rkllmd/gpu", ""},
		{home + "/s:/other", home + "/c", home, home + "/s/gpu", ""},
		{"", "", home + "/file", "", "not a directory"},
		{"", "", "", "", "neither $XDG_CACHE_HOME nor $HOME are defined"},
	} {
		var log bytes.Buffer
		set_up_log.SetUpLog(&log, "text", utils.LevelInfo)
		t.Setenv("CACHE_DIRECTORY", c.service)
		t.Setenv("XDG_CACHE_HOME", c.caches)
		t.Setenv("HOME", c.home)
		for _, variable := range isolation.Caches {
			t.Setenv(variable, "")
		}
		t.Setenv(isolation.Caches[0], "/mine")
		prepare_caches.PrepareCaches()
		require.Equal(t, "/mine", os.Getenv(isolation.Caches[0]))
		for _, variable := range isolation.Caches[1:] {
			require.Equal(t, c.expected, os.Getenv(variable))
		}
		if c.log == "" {
			require.DirExists(t, c.expected)
			require.Empty(t, log.String())
			continue
		}
		require.Contains(t, log.String(), "what a GPU's driver compiles is not kept")
		require.Contains(t, log.String(), c.log)
	}
}
