// Package parse_grpc reads the settings of the gRPC front-end.
package parse_grpc

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_address"
	"rkllmd/cli/settings/read_number"
	"rkllmd/cli/settings/read_time"
)

// ParseGRPC reads the settings of the gRPC front-end into settings, whose Network is there already. With it, the
// embedded runtime is to compute exactly.
//
// **Runs on:** any thread. Errors: what is wrong with which setting.
func ParseGRPC(command *cobra.Command, settings *cli.Settings) (err error) {
	if settings.GRPC.Address, err = read_address.ReadAddress(command, cli.SettingGRPC, settings.Network,
		true); err != nil {
		return err
	}
	if settings.GRPC.Address != nil {
		settings.Library.ExactHere = cli.GRPCSetting
	}
	o := &settings.GRPC.Sessions
	for _, number := range []struct {
		setting cli.Setting
		into    *int
	}{{cli.SettingGRPCSessions, &o.Limit}, {cli.SettingGRPCSink, &o.Sink}, {cli.SettingGRPCWindow, &o.Window}} {
		if *number.into, err = read_number.ReadNumber(command, number.setting); err != nil {
			return err
		}
	}
	if o.Sink == 0 {
		o.Sink = -1 // none
	}
	o.Idle, err = read_time.ReadTime(command, cli.SettingGRPCSessionTTL)
	return err
}
