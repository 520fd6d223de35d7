package prompt_cache_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/prompt_cache/check_state_target"

	generation_session "rkllmd/generation/session"
)

func TestCheckStateTarget(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "cache")
	require.NoError(t, check_state_target.CheckStateTarget(path, engine.CacheKind), "nothing is there yet")
	for content, want := range map[string]string{
		"":                         "",
		engine.CacheMagic + "rest": "",
		"RKLLMDPC0 of old":         "",
		"a letter to my mother": "the prompt cache cannot be written to " + path +
			": it is there and is not a prompt cache; remove it or choose another path",
		"short": "the prompt cache cannot be written to " + path +
			": it is there and is not a prompt cache; remove it or choose another path",
	} {
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
		err := check_state_target.CheckStateTarget(path, engine.CacheKind)
		if want == "" {
			require.NoError(t, err)
			continue
		}
		require.EqualError(t, err, want)
	}
	require.EqualError(t, check_state_target.CheckStateTarget(folder, engine.CacheKind),
		"the prompt cache cannot be written to "+folder+": it is there and is not a regular file")
	require.EqualError(t, check_state_target.CheckStateTarget("/dev/null", engine.CacheKind),
		"the prompt cache cannot be written to /dev/null: it is there and is not a regular file")
	// root may write everywhere
	if err := check_state_target.CheckStateTarget("/cache", engine.CacheKind); os.Getuid() != 0 {
		require.EqualError(t, err, "the prompt cache cannot be written to /cache: this program may not write to "+
			"the folder")
	} else {
		require.NoError(t, err)
	}
	require.EqualError(t, check_state_target.CheckStateTarget("/no/such/cache", engine.CacheKind),
		"the prompt cache cannot be written to /no/such/cache: the folder /no/such cannot be used: no such file "+
			"or directory")
	require.EqualError(t, check_state_target.CheckStateTarget(path+"/x", engine.CacheKind),
		"the prompt cache cannot be written to "+path+"/x: "+path+" is not a folder")

	session := filepath.Join(folder, "session")
	require.NoError(t, check_state_target.CheckStateTarget(session, generation_session.Kind))
	require.NoError(t, os.WriteFile(session, nil, 0o600))
	require.NoError(t, check_state_target.CheckStateTarget(session, generation_session.Kind), "an empty file")
	require.NoError(t, os.WriteFile(session, []byte("RKLLMDSS0 of an older form"), 0o600))
	require.NoError(t, check_state_target.CheckStateTarget(session, generation_session.Kind))
	require.NoError(t, os.WriteFile(session, []byte("RKLLMDPC1 is a prompt cache"), 0o600))
	for path, want := range map[string]string{
		session:                  "it is there and is not a saved session; remove it or choose another path",
		folder:                   "it is there and is not a regular file",
		session + "/x":           session + " is not a folder",
		"/no/such/folder":        "the folder /no/such cannot be used: no such file or directory",
		"/proc/self/new_session": "this program may not write to the folder",
	} {
		err := check_state_target.CheckStateTarget(path, generation_session.Kind)
		require.EqualError(t, err, "the session cannot be saved to "+path+": "+want)
	}
}
