package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/store/create_store"
	"rkllmd/store"
)

func TestCreateStore(t *testing.T) {
	settings := cli.Settings{Store: store.Store{Folder: t.TempDir()}}
	made, err := create_store.CreateStore(settings, true)
	require.NoError(t, err)
	require.Equal(t, []bool{true, true, false}, []bool{made.Pull == nil, made.Remove == nil, made.List == nil})
	settings.HTTP.Pull = true
	made, err = create_store.CreateStore(settings, true)
	require.NoError(t, err)
	require.Equal(t, []bool{false, false}, []bool{made.Pull == nil, made.Remove == nil})
	t.Setenv("HF_ENDPOINT", "nonsense")
	_, err = create_store.CreateStore(settings, true)
	require.ErrorContains(t, err, "HF_ENDPOINT")
}
