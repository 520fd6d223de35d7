package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/load_for_client"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_start_runtime"
)

func TestLoadForClient(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	srv, hub := create_server.CreateServer(rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{})),
		&generation.Hub{}
	load := load_for_client.LoadForClient(&cli.Loader{Server: srv, Hub: hub})
	require.NoError(t, load(fake.Model, 0))
	require.ErrorIs(t, load(fake.Model, 0), web.ErrLoaded)
	<-hub.Loading.Load().Ended
	require.ErrorIs(t, load(fake.Model, 0), web.ErrLoaded)
	for _, path := range []string{"a\x00b", "/nowhere/m.gguf", t.TempDir()} {
		require.ErrorIs(t, load(path, 0), generation.ErrInvalid)
	}
}
