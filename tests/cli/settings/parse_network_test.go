package settings_test

import (
	"crypto/tls"
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/parse_network"
	"rkllmd/tests/support/terminal/cli_certificate"
)

func TestParseNetwork(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	cert, key := cli_certificate.CliCertificate(t)
	token := filepath.Join(t.TempDir(), "token")
	require.NoError(t, os.WriteFile(token, []byte("0123456789abcdef"), 0o600))
	for _, test := range []struct {
		args []string
		want string // the error
	}{
		{nil, ""},
		{[]string{"--tls-cert", cert}, "--tls-cert (RKLLMD_TLS_CERT) and "},
		{[]string{"--tls-cert", key, "--tls-key", key}, "failed to find certificate"},
		{[]string{"--token-file", cert + ".no"}, "no such file"},
		{[]string{"--metrics", ":9464"}, "--metrics (RKLLMD_METRICS): other machines can reach :9464"},
		{[]string{"--metrics", ":9464", "--token-file", token}, "so the token must be encrypted"},
		{[]string{"--tls-cert", cert, "--tls-key", key, "--token-file", token, "--metrics", ":9464"}, ""},
	} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		network, err := parse_network.ParseNetwork(command)
		if test.want != "" {
			require.ErrorContains(t, err, test.want)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, len(test.args) > 0, network.TLS != nil)
		require.Equal(t, len(test.args) > 0, network.Token == "0123456789abcdef")
		require.Equal(t, len(test.args) > 0, network.Metrics != nil)
		if network.TLS != nil {
			require.EqualValues(t, tls.VersionTLS12, network.TLS.MinVersion)
		}
	}
}
