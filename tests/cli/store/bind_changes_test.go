package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/store/bind_changes"
	"rkllmd/store"
)

func TestBindChanges(t *testing.T) {
	settings := cli.Settings{Named: cli.NamedSettings{Store: &store.Store{Folder: t.TempDir()}}}
	made, err := bind_changes.BindChanges(settings, true)
	require.NoError(t, err)
	require.Equal(t, []bool{true, true}, []bool{made.Pull == nil, made.Remove == nil})
	settings.HTTP.Pull = true
	made, err = bind_changes.BindChanges(settings, true)
	require.NoError(t, err)
	require.Equal(t, []bool{false, false}, []bool{made.Pull == nil, made.Remove == nil})
	t.Setenv("HF_ENDPOINT", "nonsense")
	_, err = bind_changes.BindChanges(settings, true)
	require.ErrorContains(t, err, "HF_ENDPOINT")
	settings.Named.Store = nil
	_, err = bind_changes.BindChanges(settings, true)
	require.ErrorContains(t, err, `--models (RKLLMD_MODELS) is "none"`)
}
