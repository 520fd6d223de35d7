package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/create_named_model"
	"rkllmd/tests/cli/cli_embedded"
)

func TestCreateNamedModel(t *testing.T) {
	named := cli.NamedModel{Name: "a", Path: "/a.gguf", Pinned: true}
	model, err := create_named_model.CreateNamedModel(named, 1, cli.Settings{}, cli_embedded.CliEmbedded())
	require.NoError(t, err)
	require.Equal(t, "a", model.Name)
	require.Equal(t, "/a.gguf", model.Path)
	require.True(t, model.Pinned)
	_, err = model.Open(nil, nil)
	require.ErrorContains(t, err, "/a.gguf")
	_, err = create_named_model.CreateNamedModel(named, 1, cli.Settings{}, cli.Embedded{})
	require.ErrorIs(t, err, cli.ErrNoRuntime)
	_, err = create_named_model.CreateNamedModel(cli.NamedModel{Name: "v", Path: "/v.RKLLM"}, 2,
		cli.Settings{}, cli_embedded.CliEmbedded())
	require.ErrorContains(t, err, "--isolate")
	model, err = create_named_model.CreateNamedModel(cli.NamedModel{Name: "v", Path: "/v.RKLLM"}, 2, cli.Settings{
		Library: cli.LibraryChoice{Path: "/lib.so", Isolate: true}}, cli.Embedded{})
	require.NoError(t, err)
	_, err = model.Open(nil, nil)
	require.ErrorContains(t, err, "/lib.so")
}
