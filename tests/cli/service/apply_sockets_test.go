package service_test

import (
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/service"
	"rkllmd/cli/service/apply_sockets"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/tests/cli/service/service_listen"
)

func TestApplySockets(t *testing.T) {
	for _, setting := range service.SocketSettings {
		t.Setenv(setting.Env, "")
	}
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	path := filepath.Join(t.TempDir(), "s")
	rpc, _ := service_listen.ServiceListen(t, "unix", path)
	web, host := service_listen.ServiceListen(t, "tcp", "127.0.0.1:0")
	for _, name := range []string{"", "rkllmd.socket", "rpc"} {
		settings := cli.Settings{}
		require.NoError(t, apply_sockets.ApplySockets(command, &settings, []service.Socket{{Name: name, FD: rpc},
			{Name: "http", FD: web}}))
		require.Equal(t, path, settings.Server.Path)
		require.Equal(t, rpc, settings.Server.Inherited)
		require.Equal(t, host, settings.HTTP.Address.Host)
	}
	for want, sockets := range map[string][]service.Socket{
		`a socket "rest" (descriptor `:                {{Name: "rest", FD: rpc}},
		"there is one for rpc already":                {{FD: rpc}, {Name: "rpc", FD: web}},
		"rpc is served on a Unix socket":              {{FD: web}},
		"(descriptor 1000000), but it is no socket":   {{FD: 1000000}},
		"must be one of rpc, uma, swarm, grpc, http ": {{Name: "x", FD: rpc}},
	} {
		err := apply_sockets.ApplySockets(command, &cli.Settings{}, sockets)
		require.ErrorIs(t, err, cli.ErrUsage)
		require.ErrorContains(t, err, want)
	}
	t.Setenv("RKLLMD_HTTP", "127.0.0.1:1")
	err := apply_sockets.ApplySockets(command, &cli.Settings{}, []service.Socket{{Name: "http", FD: web}})
	require.ErrorContains(t, err, "RKLLMD_HTTP (--http) asks for 127.0.0.1:1: leave out one of them")
}
