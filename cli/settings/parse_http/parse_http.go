// Package parse_http reads the settings of the HTTP front-end.
package parse_http

import (
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_address"
	"rkllmd/cli/settings/read_bool"
	"rkllmd/cli/settings/read_number"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/cli/settings/read_time"
	"rkllmd/faces/web/parse_origin"
)

// ParseHTTP reads the settings of the HTTP front-end. network is what parse_network has read.
//
// **Runs on:** any thread. Errors: what is wrong with which setting.
func ParseHTTP(command *cobra.Command, network cli.NetworkSettings) (http cli.HTTPSettings, err error) {
	if http.Address, err = read_address.ReadAddress(command, cli.SettingHTTP, network, false); err != nil {
		return http, err
	}
	for _, number := range []struct {
		setting cli.Setting
		into    *int
	}{
		{cli.SettingHTTPMaxClients, &http.MaxClients},
		{cli.SettingHTTPMaxMessage, &http.MaxMessageBytes},
		{cli.SettingHTTPMaxPending, &http.MaxPendingBytes},
		{cli.SettingHTTPRate, &http.Rate},
	} {
		if *number.into, err = read_number.ReadNumber(command, number.setting); err != nil {
			return http, err
		}
	}
	if http.Timeout, err = read_time.ReadTime(command, cli.SettingHTTPTimeout); err != nil {
		return http, err
	}
	if http.Grace, err = read_time.ReadTime(command, cli.SettingHTTPGrace); err != nil {
		return http, err
	}
	if http.Load, err = read_bool.ReadBool(command, cli.SettingHTTPLoad); err != nil {
		return http, err
	}
	if http.Pull, err = read_bool.ReadBool(command, cli.SettingHTTPPull); err != nil {
		return http, err
	}
	texts, name := read_setting.ReadSetting(command, cli.SettingHTTPOrigin)
	for _, text := range texts {
		origin, err := parse_origin.ParseOrigin(text)
		if err != nil {
			return http, fmt.Errorf("%s: %w; %w", name, err, cli.ErrUsage)
		}
		http.Origins = append(http.Origins, origin)
	}
	if text, _ := read_setting.ReadSetting(command, cli.SettingHTTPFeedback); text[0] != "" {
		http.Feedback, err = filepath.Abs(text[0])
	}
	return http, err
}
