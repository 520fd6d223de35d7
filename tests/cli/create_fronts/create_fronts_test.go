package create_fronts_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/create_fronts"
	"rkllmd/generation"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/tests/support/rkllm_fake_library"
	"rkllmd/tests/support/rkllm_start_runtime"
)

func TestCreateFronts(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	srv := create_server.CreateServer(rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{}))
	fronts, err := create_fronts.CreateFronts(cli.Settings{}, &generation.Hub{}, srv)
	require.NoError(t, err)
	require.Empty(t, fronts)
	settings := cli.Settings{HTTP: cli.HTTPSettings{Address: &server.Address{Unix: t.TempDir() + "/s", Loopback: true}}}
	fronts, err = create_fronts.CreateFronts(settings, &generation.Hub{}, srv)
	require.NoError(t, err)
	require.Len(t, fronts, 1)
	require.Equal(t, "http", fronts[0].Name)
	_, err = create_fronts.CreateFronts(settings, &generation.Hub{}, srv)
	require.ErrorContains(t, err, settings.HTTP.Address.Unix)
	fronts[0].Stop()
}
