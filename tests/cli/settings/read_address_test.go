package settings_test

import (
	"crypto/tls"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_address"
	"rkllmd/server"
)

func TestReadAddress(t *testing.T) {
	setting := cli.Setting{Flag: "front", Env: "RKLLMD_TEST_FRONT", Usage: "`ADDR`"}
	open, closed := cli.NetworkSettings{}, cli.NetworkSettings{Token: "t", TLS: &tls.Config{}}
	for _, test := range []struct {
		value     string
		network   cli.NetworkSettings
		encrypted bool
		want      *server.Address
		wrong     string
	}{
		{"", open, true, nil, ""},
		{"127.0.0.1:1", open, true, &server.Address{Host: "127.0.0.1:1", Loopback: true}, ""},
		{"unix:///x", open, true, &server.Address{Unix: "/x", Loopback: true}, ""},
		{":1", closed, true, &server.Address{Host: ":1"}, ""},
		{":1", cli.NetworkSettings{Token: "t"}, false, &server.Address{Host: ":1"}, ""},
		{"x", closed, true, nil, `(--front): "x" is neither HOST:PORT`},
		{":1", cli.NetworkSettings{TLS: &tls.Config{}}, true, nil,
			"RKLLMD_TEST_FRONT (--front): other machines can reach :1, so clients must show a token: give " +
				"--token-file"},
		{":1", cli.NetworkSettings{Token: "t"}, true, nil,
			"so the token must be encrypted on its way: give --tls-cert and --tls-key"},
	} {
		t.Setenv(setting.Env, test.value)
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, []cli.Setting{setting})
		got, err := read_address.ReadAddress(command, setting, test.network, test.encrypted)
		require.Equal(t, test.want, got, test.value)
		if test.wrong == "" {
			require.NoError(t, err)
			continue
		}
		require.ErrorContains(t, err, test.wrong)
		require.ErrorIs(t, err, cli.ErrUsage)
	}
}
