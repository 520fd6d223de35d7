package settings_test

import (
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/parse_grpc"
	"rkllmd/generation"
	"rkllmd/server"
)

func TestParseGRPC(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	defaults := generation.SessionOptions{Limit: 256, Idle: 30 * time.Minute, Sink: 4}
	for _, test := range []struct {
		args   []string
		want   cli.GRPCSettings
		exact  string
		reason string
	}{
		{want: cli.GRPCSettings{Sessions: defaults}},
		{args: []string{"--grpc", "127.0.0.1:50051"}, exact: "--grpc (RKLLMD_GRPC)",
			want: cli.GRPCSettings{Address: &server.Address{Host: "127.0.0.1:50051", Loopback: true},
				Sessions: defaults}},
		{args: []string{"--grpc", "unix:///s", "--grpc-sessions", "2", "--grpc-session-ttl", "90s", "--grpc-sink", "0",
			"--grpc-window", "50"}, exact: "--grpc (RKLLMD_GRPC)",
			want: cli.GRPCSettings{Address: &server.Address{Unix: "/s", Loopback: true},
				Sessions: generation.SessionOptions{Limit: 2, Idle: 90 * time.Second, Sink: -1, Window: 50}}},
		{args: []string{"--grpc", "0.0.0.0:50051"},
			reason: "--grpc (RKLLMD_GRPC): other machines can reach 0.0.0.0:50051, so clients must show a token"},
		{args: []string{"--grpc-sessions", "0"},
			reason: "--grpc-sessions (RKLLMD_GRPC_SESSIONS) must be a whole number from 1"},
		{args: []string{"--grpc-session-ttl", "0"},
			reason: `--grpc-session-ttl (RKLLMD_GRPC_SESSION_TTL) must be a time such as 30s or 2m, not "0"`},
	} {
		command, settings := &cobra.Command{}, cli.Settings{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		err := parse_grpc.ParseGRPC(command, &settings)
		if test.reason != "" {
			require.ErrorContains(t, err, test.reason)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, test.want, settings.GRPC)
		require.Equal(t, test.exact, settings.Library.ExactHere)
	}
}
