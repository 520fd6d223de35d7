package load_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/create_store"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/server"
	"rkllmd/store"
	"rkllmd/tests/cli/cli_embedded"
)

func TestCreateStore(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, write_tiny_model.WriteTinyModel(filepath.Join(folder, "a.gguf"), "llama", 1))
	settings := cli.Settings{Named: cli.NamedSettings{Store: &store.Store{Folder: folder}}}
	require.Nil(t, create_store.CreateStore(settings, cli_embedded.CliEmbedded()).Find, "nobody gives names")
	settings.GRPC.Address = &server.Address{}
	require.NotNil(t, create_store.CreateStore(settings, cli_embedded.CliEmbedded()).Find)
	settings.GRPC.Address, settings.HTTP.Address = nil, &server.Address{}
	there := create_store.CreateStore(settings, cli_embedded.CliEmbedded())
	found, err := there.Find("a")
	require.NoError(t, err)
	require.Equal(t, there.List()[0], found)
	require.Equal(t, "a", there.Create(found, 1).Name)
	settings.Named.Store = nil
	require.Nil(t, create_store.CreateStore(settings, cli_embedded.CliEmbedded()).Find)
}
