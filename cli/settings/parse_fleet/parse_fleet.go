// Package parse_fleet reads the settings of the fleet.
package parse_fleet

import (
	"cmp"
	"crypto/rand"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings"
	"rkllmd/cli/settings/check_secret"
	"rkllmd/cli/settings/read_bool"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/cli/settings/read_time"
	"rkllmd/fleet/wire/check_key"
	"rkllmd/fleet/wire/check_url"
)

// ParseFleet reads the settings of the fleet into s.
//
// **Runs on:** any thread. Errors: what is wrong with which setting.
func ParseFleet(command *cobra.Command, s *cli.Settings) error {
	text, name := read_setting.ReadSetting(command, cli.SettingNATS)
	if s.Fleet.URL = text[0]; s.Fleet.URL == "" {
		return nil
	}
	if err := check_url.CheckURL(s.Fleet.URL); err != nil {
		return fmt.Errorf("%s: %w; %w", name, err, cli.ErrUsage)
	}
	machine, _ := os.Hostname() // without one, a name is still made
	machine = settings.FleetSigns.ReplaceAllString(machine, "-")
	text, name = read_setting.ReadSetting(command, cli.SettingNATSName)
	s.Fleet.Name = cmp.Or(text[0], cmp.Or(machine, "rkllmd")+"-"+rand.Text()[:6])
	if settings.FleetSigns.MatchString(s.Fleet.Name) || len(s.Fleet.Name) > settings.MaxFleetName {
		return fmt.Errorf("%s is %q; it may have letters, digits, - and _, %d of them at most; %w", name, s.Fleet.Name,
			settings.MaxFleetName, cli.ErrUsage)
	}
	for _, file := range []struct {
		setting cli.Setting
		into    *string
		secret  bool
	}{{cli.SettingNATSCreds, &s.Fleet.Creds, true}, {cli.SettingNATSNKey, &s.Fleet.NKey, true},
		{cli.SettingNATSCA, &s.Fleet.CA, false}} {
		text, name = read_setting.ReadSetting(command, file.setting)
		if *file.into = text[0]; text[0] == "" || !file.secret {
			continue
		}
		if err := check_secret.CheckSecret(text[0]); err != nil {
			return fmt.Errorf("%s: %w; %w", name, err, cli.ErrUsage)
		}
	}
	if err := check_key.CheckKey(s.Fleet); err != nil {
		return fmt.Errorf("%w; %w", err, cli.ErrUsage)
	}
	if command.Flags().Lookup(cli.SettingNATSHang.Flag) == nil { // an operator's command
		return nil
	}
	var err error
	if s.Fleet.HangTime, err = read_time.ReadTime(command, cli.SettingNATSHang); err == nil {
		s.Fleet.Patience, err = read_time.ReadTime(command, cli.SettingNATSPatience)
	}
	if err == nil {
		s.Fleet.Restart, err = read_bool.ReadBool(command, cli.SettingNATSRestart)
	}
	if err == nil {
		s.Fleet.Gateway, err = read_bool.ReadBool(command, cli.SettingNATSGateway)
	}
	return err
}
