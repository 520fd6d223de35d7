package unload_for_client_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load_for_client"
	"rkllmd/cli/read_worker"
	"rkllmd/cli/unload_for_client"
	"rkllmd/generation"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm_fake_library"
	"rkllmd/tests/support/rkllm_start_runtime"
)

func TestUnloadForClient(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{})
	srv, hub := create_server.CreateServer(rt), &generation.Hub{}
	unload := unload_for_client.UnloadForClient(srv)
	require.ErrorIs(t, unload(t.Context()), generation.ErrClosed)
	require.NoError(t, load_for_client.LoadForClient(&cli.Loader{Server: srv, Hub: hub})(fake.Model, 0))
	require.NoError(t, unload(t.Context()), "behind the load")
	require.False(t, read_worker.ReadWorker(rt)().Loaded)
	require.EqualError(t, unload(t.Context()), "no model is loaded")
}
