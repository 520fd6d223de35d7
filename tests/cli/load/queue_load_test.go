package load_test

import (
	"path/filepath"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/free_for_client"
	"rkllmd/cli/load/queue_load"
	"rkllmd/generation"
	"rkllmd/generation/library/read_rkllm_limits"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/rkllm"
	"rkllmd/tests/cli/load/cli_finish"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_start_runtime"
)

func TestQueueLoad(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{})
	srv, hub := create_server.CreateServer(rt), &generation.Hub{}
	loader := &cli.Loader{Server: srv, Hub: hub}
	var ended []string
	require.Nil(t, queue_load.QueueLoad(loader, fake.Model, 0, cli_finish.CliFinish(&ended)))
	loading := hub.Loading.Load()
	require.Equal(t, fake.Model, loading.Path)
	<-loading.Ended
	require.NoError(t, loading.Err)
	require.Equal(t, rkllm.CodeModelLoaded, queue_load.QueueLoad(loader, fake.Model, 0,
		cli_finish.CliFinish(&ended)).Code)
	require.Same(t, loading, hub.Loading.Load(), "what is refused at once has not begun")
	require.Equal(t, int64(jsonrpc2.CodeInvalidParams), queue_load.QueueLoad(loader, "a\x00b", 0,
		cli_finish.CliFinish(&ended)).Code)
	require.NoError(t, free_for_client.FreeForClient(srv)(t.Context()))
	// The limits of a vendor's library: its own, or what was asked for.
	for _, asked := range [][3]int{{0, 0, rkllm.DefaultLength}, {4096, 0, 4096}, {4096, 99, 99}} {
		loader.Context = asked[0]
		require.Nil(t, queue_load.QueueLoad(loader, fake.Model, asked[1], cli_finish.CliFinish(&ended)))
		<-hub.Loading.Load().Ended
		require.NoError(t, hub.Loading.Load().Err)
		context, answer := read_rkllm_limits.ReadRkllmLimits(rt)
		require.Equal(t, []int{asked[2], asked[2]}, []int{context, answer})
		require.NoError(t, free_for_client.FreeForClient(srv)(t.Context()))
	}

	loading = hub.Loading.Load()
	done := len(ended)
	rt.Limits.AllowedRoots = []string{filepath.Dir(fake.Model)}
	for _, path := range []string{"/nowhere/m", "/etc/passwd", filepath.Dir(fake.Model), "m", "builtin:none"} {
		refusal := queue_load.QueueLoad(loader, path, 0, cli_finish.CliFinish(&ended))
		require.Equal(t, int64(jsonrpc2.CodeInvalidParams), refusal.Code)
		require.Contains(t, refusal.Message, path)
		require.Same(t, loading, hub.Loading.Load())
	}
	require.Len(t, ended, done, "none of them has begun")
}
