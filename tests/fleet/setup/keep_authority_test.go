package setup_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/setup"
	"rkllmd/fleet/setup/keep_authority"
)

func TestKeepAuthority(t *testing.T) {
	folder := t.TempDir()
	first, err := keep_authority.KeepAuthority(folder)
	require.NoError(t, err)
	require.True(t, first.Certificate.IsCA)
	again, err := keep_authority.KeepAuthority(folder)
	require.NoError(t, err)
	require.Equal(t, first.PEM, again.PEM)
	info, err := os.Stat(filepath.Join(folder, setup.AuthorityKey))
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode())
	key := filepath.Join(folder, setup.AuthorityKey)
	require.NoError(t, os.Rename(key, key+".safe"))
	_, err = keep_authority.KeepAuthority(folder)
	require.ErrorContains(t, err, "ca.pem is there and "+key+" is not: put the key back")
	require.NoError(t, os.Rename(key+".safe", key))
	again, err = keep_authority.KeepAuthority(folder)
	require.NoError(t, err)
	require.Equal(t, first.PEM, again.PEM)
	require.NoError(t, os.WriteFile(filepath.Join(folder, setup.AuthorityFile), nil, 0o600))
	_, err = keep_authority.KeepAuthority(folder)
	require.ErrorContains(t, err, "are no authority")
	_, err = keep_authority.KeepAuthority(filepath.Join(folder, "none"))
	require.Error(t, err)
}
