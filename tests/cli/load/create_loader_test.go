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
	hub, embedded := &generation.Hub{}, cli.Embedded{ProposeContext: cli_propose.CliPropose(generation.ContextChoice{
		Size: 7}, nil)}
	srv := create_server.CreateServer(create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t,
		rkllm.LayoutD).Library, rkllm.Limits{}))
	loader := create_loader.CreateLoader(srv, hub, cli.Settings{Context: 99, Sequences: 5}, embedded)
	require.Equal(t, &cli.Loader{Server: srv, Hub: hub, Context: 99, Sequences: 5}, loader,
		"a vendor's library proposes nothing")
	srv = create_server.CreateServer(create_runtime.CreateRuntime(open_builtin.OpenBuiltin(), rkllm.Limits{}))
	loader = create_loader.CreateLoader(srv, hub, cli.Settings{}, embedded)
	require.Equal(t, 1, loader.Sequences)
	choice, err := loader.Propose("m", 1)
	require.NoError(t, err)
	require.Equal(t, 7, choice.Size)
}
