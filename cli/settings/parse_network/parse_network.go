// Package parse_network reads what the network front-ends have in common.
package parse_network

import (
	"crypto/tls"
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_address"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/cli/settings/read_token"
	"rkllmd/utils/describe_system_error"
)

// ParseNetwork reads the token and the certificate of the network front-ends, and where their metrics are served.
//
// **Runs on:** any thread. Errors: what is wrong with which setting.
func ParseNetwork(command *cobra.Command) (network cli.NetworkSettings, err error) {
	if network.Token, err = read_token.ReadToken(command); err != nil {
		return network, err
	}
	cert, certName := read_setting.ReadSetting(command, cli.SettingTLSCert)
	key, keyName := read_setting.ReadSetting(command, cli.SettingTLSKey)
	if (cert[0] == "") != (key[0] == "") {
		return network, fmt.Errorf("%s and %s go together: %q and %q were given; %w", certName, keyName, cert[0],
			key[0], cli.ErrUsage)
	}
	if cert[0] != "" {
		pair, err := tls.LoadX509KeyPair(cert[0], key[0])
		if err != nil {
			return network, fmt.Errorf("%s and %s: %s and %s cannot be used: %w; %w", certName, keyName, cert[0],
				key[0], describe_system_error.DescribeSystemError(err), cli.ErrUsage)
		}
		network.TLS = &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS12}
	}
	network.Metrics, err = read_address.ReadAddress(command, cli.SettingMetrics, network, true)
	return network, err
}
