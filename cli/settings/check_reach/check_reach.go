// Package check_reach checks what must be given for an address that other machines can reach.
package check_reach

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/server"
)

// CheckReach refuses an address that other machines can reach where there is no token, and with encrypted where there
// is no TLS. The error begins with who, which says so of the address.
//
// **Runs on:** any thread. Errors: cli.ErrUsage, with what must be given as well.
func CheckReach(address server.Address, who string, network cli.NetworkSettings, encrypted bool) error {
	switch {
	case address.Loopback:
	case network.Token == "":
		return fmt.Errorf("%s, so clients must show a token: give --%s (%s), or an address such as 127.0.0.1:8080 or "+
			"unix:///PATH; %w", who, cli.SettingTokenFile.Flag, cli.SettingTokenFile.Env, cli.ErrUsage)
	case encrypted && network.TLS == nil:
		return fmt.Errorf("%s, so the token must be encrypted on its way: give --%s and --%s, or an address such as "+
			"127.0.0.1:50051 or unix:///PATH; %w", who, cli.SettingTLSCert.Flag, cli.SettingTLSKey.Flag, cli.ErrUsage)
	}
	return nil
}
