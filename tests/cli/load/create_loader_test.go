package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/create_loader"
	"rkllmd/generation"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/cli/cli_propose"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

func TestCreateLoader(t *testing.T) {
	embedded := cli.Embedded{ProposeContext: cli_propose.CliPropose(generation.ContextChoice{
		Size: 7}, nil)}
	srv := create_server.CreateServer(create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t,
		rkllm.LayoutD).Library, rkllm.Limits{}))
	loader, err := create_loader.CreateLoader(srv, cli.Settings{Context: 99, Sequences: 1}, embedded)
	require.NoError(t, err)
	require.NotNil(t, loader.Hub)
	require.Equal(t, &cli.Loader{Server: srv, Hub: loader.Hub, Context: 99, Sequences: 1}, loader,
		"a vendor's library proposes nothing")
	_, err = create_loader.CreateLoader(srv, cli.Settings{Sequences: 5}, embedded)
	require.ErrorContains(t, err, "computes one request at a time")
	srv = create_server.CreateServer(create_runtime.CreateRuntime(open_builtin.OpenBuiltin(), rkllm.Limits{}))
	named := cli.NamedSettings{Models: []cli.NamedModel{{Name: "a", Path: "/a.gguf"}}}
	_, err = create_loader.CreateLoader(srv, cli.Settings{Named: named}, embedded)
	require.ErrorIs(t, err, cli.ErrNoRuntime, "of the models that requests name")
	loader, err = create_loader.CreateLoader(srv, cli.Settings{}, embedded)
	require.NoError(t, err)
	require.Equal(t, 1, loader.Sequences)
	choice, err := loader.Propose("m", 1)
	require.NoError(t, err)
	require.Equal(t, 7, choice.Size)
}
