package settings_test

import (
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/parse_http"
	"rkllmd/faces/web"
	"rkllmd/server"
)

func TestParseHTTP(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	folder := t.TempDir()
	for _, test := range []struct {
		args   []string
		want   cli.HTTPSettings
		reason string
	}{
		{want: cli.HTTPSettings{MaxClients: 1024, MaxMessageBytes: 1 << 20, MaxPendingBytes: 1 << 20,
			Grace: 15 * time.Second, Load: true}},
		{args: []string{"--http", "127.0.0.1:8080", "--http-origin", "https://*.example.org", "--http-origin",
			"http://[::1]:3000", "--http-max-clients", "5", "--http-max-message-bytes", "2KiB",
			"--http-max-pending-bytes",
			"64KiB", "--http-timeout", "1m", "--http-grace", "0", "--http-rate", "7", "--http-feedback", folder + "/f",
			"--http-load=false", "--http-pull"},
			want: cli.HTTPSettings{Address: &server.Address{Host: "127.0.0.1:8080", Loopback: true},
				Origins: []web.Origin{{Scheme: "https", Host: "*.example.org", Port: "443"},
					{Scheme: "http", Host: "::1", Port: "3000"}}, MaxClients: 5, MaxMessageBytes: 2048,
				MaxPendingBytes: 65536, Timeout: time.Minute, Rate: 7, Feedback: folder + "/f", Pull: true}},
		{args: []string{"--http", "0.0.0.0:8080"}, reason: "--token-file"}, {args: []string{"--http-origin", "[a"},
			reason: `--http-origin (RKLLMD_HTTP_ORIGIN): "[a" is no origin: what its brackets are for is no address of IPv6`},
		{args: []string{"--http-rate", "-1"}, reason: "--http-rate"}, {args: []string{"--http-timeout", "1"},
			reason: "--http-timeout"},
		{args: []string{"--http-grace", "x"}, reason: "--http-grace"},
	} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		settings, err := parse_http.ParseHTTP(command, cli.NetworkSettings{})
		if test.reason != "" {
			require.ErrorContains(t, err, test.reason, "%q", test.args)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, test.want, settings)
	}
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	t.Setenv("RKLLMD_HTTP_ORIGIN", "a,,b")
	_, err := parse_http.ParseHTTP(command, cli.NetworkSettings{})
	require.ErrorContains(t, err, `RKLLMD_HTTP_ORIGIN (--http-origin): "" is no origin: a part of it is missing; it is HOST, HOST:PORT or SCHEME://HOST:PORT`)
	t.Setenv("RKLLMD_HTTP_LOAD", "x")
	_, err = parse_http.ParseHTTP(command, cli.NetworkSettings{})
	require.ErrorContains(t, err, "RKLLMD_HTTP_LOAD (--http-load) must be true or false")
}
