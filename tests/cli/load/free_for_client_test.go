package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/free_for_client"
	"rkllmd/cli/load/load_for_client"
	"rkllmd/cli/serve/read_worker"
	"rkllmd/generation"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_start_runtime"
)

func TestFreeForClient(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{})
	srv, hub := create_server.CreateServer(rt), &generation.Hub{}
	unload := free_for_client.FreeForClient(srv)
	require.ErrorIs(t, unload(t.Context()), generation.ErrClosed)
	require.NoError(t, load_for_client.LoadForClient(&cli.Loader{Server: srv, Hub: hub})(fake.Model, 0))
	require.NoError(t, unload(t.Context()), "behind the load")
	require.False(t, read_worker.ReadWorker(rt)().Loaded)
	require.EqualError(t, unload(t.Context()), "no model is loaded")
}
