package serve_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/serve/create_fronts"
	"rkllmd/cli/serve/stop_fronts"
	"rkllmd/generation"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_start_runtime"
)

func TestCreateFronts(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	srv := create_server.CreateServer(rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{}))
	loader := &cli.Loader{Server: srv, Hub: &generation.Hub{}}
	fronts, err := create_fronts.CreateFronts(cli.Settings{}, loader)
	require.NoError(t, err)
	require.Empty(t, fronts)

	metrics := &server.Address{Unix: filepath.Join(t.TempDir(), "m")}
	settings := cli.Settings{Network: cli.NetworkSettings{Metrics: metrics}}
	fronts, err = create_fronts.CreateFronts(settings, loader)
	require.NoError(t, err)
	require.Len(t, fronts, 1)
	require.Equal(t, "metrics", fronts[0].Name)
	_, err = create_fronts.CreateFronts(settings, loader)
	require.ErrorContains(t, err, metrics.Unix, "it is taken")
	grpc := &server.Address{Unix: filepath.Join(t.TempDir(), "g")}
	both, err := create_fronts.CreateFronts(cli.Settings{GRPC: cli.GRPCSettings{Address: grpc}}, loader)
	require.NoError(t, err)
	require.Equal(t, "gRPC", both[0].Name)
	other := &server.Address{Unix: filepath.Join(t.TempDir(), "m")}
	_, err = create_fronts.CreateFronts(cli.Settings{GRPC: cli.GRPCSettings{Address: grpc},
		Network: cli.NetworkSettings{Metrics: other}}, loader)
	require.ErrorContains(t, err, grpc.Unix, "it is taken")
	require.NoFileExists(t, other.Unix, "the others are stopped")
	stop_fronts.StopFronts(both)
	stop_fronts.StopFronts(fronts)
	require.NoFileExists(t, metrics.Unix)
	settings = cli.Settings{HTTP: cli.HTTPSettings{Address: &server.Address{Unix: t.TempDir() + "/s", Loopback: true}}}
	fronts, err = create_fronts.CreateFronts(settings, loader)
	require.NoError(t, err)
	require.Len(t, fronts, 1)
	require.Equal(t, "http", fronts[0].Name)
	_, err = create_fronts.CreateFronts(settings, loader)
	require.ErrorContains(t, err, settings.HTTP.Address.Unix)
	fronts[0].Stop()
}
