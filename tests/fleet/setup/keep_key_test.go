package setup_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/setup/keep_key"
)

func TestKeepKey(t *testing.T) {
	path := filepath.Join(t.TempDir(), "nkey")
	first, err := keep_key.KeepKey(path)
	require.NoError(t, err)
	require.Regexp(t, "^U[A-Z0-9]{55}$", first)
	again, err := keep_key.KeepKey(path)
	require.NoError(t, err)
	require.Equal(t, first, again)
	info, err := os.Stat(path)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode())
	require.NoError(t, os.WriteFile(path, []byte("x"), 0o600))
	_, err = keep_key.KeepKey(path)
	require.ErrorContains(t, err, "holds no seed of an NKey")
	_, err = keep_key.KeepKey(filepath.Dir(path))
	require.Error(t, err)
	_, err = keep_key.KeepKey(filepath.Join(path, "none"))
	require.Error(t, err)
}
