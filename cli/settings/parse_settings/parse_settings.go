// Package parse_settings reads the settings of the daemon.
package parse_settings

import (
	"cmp"
	"rkllmd/cli/settings/parse_fleet"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/parse_grpc"
	"rkllmd/cli/settings/parse_http"
	"rkllmd/cli/settings/parse_log"
	"rkllmd/cli/settings/parse_models"
	"rkllmd/cli/settings/parse_network"
	"rkllmd/cli/settings/parse_sidecar"
	"rkllmd/cli/settings/parse_swarm"
	"rkllmd/cli/settings/parse_uma"
	"rkllmd/cli/settings/read_isolation"
	"rkllmd/cli/settings/read_library"
	"rkllmd/cli/settings/read_number"
	"rkllmd/cli/settings/read_roots"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/cli/settings/read_switches"
	"rkllmd/cli/settings/read_time"
	"rkllmd/cli/settings/read_users"
	"rkllmd/cli/settings/resolve_model"
)

// ParseSettings reads the settings of "rkllmd serve" from the command's flags and the environment
// (docs/protocols/jsonrpc-socket.md, "Configuration"). The first value that cannot be used is an error that names the
// flag, the variable, the value and what would be right.
//
// **Runs on:** any thread.
func ParseSettings(command *cobra.Command) (settings cli.Settings, err error) {
	if settings.Library, err = read_library.ReadLibrary(command); err != nil {
		return settings, err
	}
	for _, number := range []struct {
		setting cli.Setting
		into    *int
	}{
		{cli.SettingContext, &settings.Context},
		{cli.SettingSequences, &settings.Sequences},
		{cli.SettingEmbeddingSize, &settings.Limits.EmbeddingSize},
		{cli.SettingUMAMaxFrame, &settings.UMA.MaxFrameBytes},
		{cli.SettingUMAMaxTokens, &settings.UMA.MaxTokens},
		{cli.SettingMaxClients, &settings.Server.MaxClients},
		{cli.SettingMaxClientsPerUser, &settings.Server.MaxClientsPerUser},
		{cli.SettingMaxMessage, &settings.Server.MaxMessageBytes},
		{cli.SettingMaxPending, &settings.Server.MaxPendingBytes},
		{cli.SettingMaxQueued, &settings.Limits.Queue},
		{cli.SettingMaxQueuedPerClient, &settings.Limits.QueuePerConnection},
	} {
		if *number.into, err = read_number.ReadNumber(command, number.setting); err != nil {
			return settings, err
		}
	}
	settings.Server.MaxClientsPerUser = cmp.Or(settings.Server.MaxClientsPerUser, settings.Server.MaxClients)
	if settings.Server.AllowedUsers, err = read_users.ReadUsers(command, cli.SettingAllowUser); err != nil {
		return settings, err
	}
	if settings.Limits.AllowedRoots, err = read_roots.ReadRoots(command, cli.SettingAllowedRoot); err == nil {
		settings.Server.FirstMessageTimeout, err = read_time.ReadTime(command, cli.SettingFirstMessageTimeout)
	}
	if err == nil {
		settings.IdleExit, err = read_time.ReadTime(command, cli.SettingIdleExit)
	}
	if err == nil {
		err = read_isolation.ReadIsolation(command, &settings.Library)
	}
	if err == nil {
		settings.Network, err = parse_network.ParseNetwork(command)
	}
	for _, parse := range []func(*cobra.Command, *cli.Settings) error{read_switches.ReadSwitches, parse_log.ParseLog,
		parse_models.ParseModels, parse_uma.ParseUMA, parse_swarm.ParseSwarm, parse_sidecar.ParseSidecar,
		parse_grpc.ParseGRPC, parse_fleet.ParseFleet} {
		if err == nil {
			err = parse(command, &settings)
		}
	}
	if err != nil {
		return settings, err
	}
	if settings.HTTP, err = parse_http.ParseHTTP(command, settings.Network); err != nil {
		return settings, err
	}
	text, _ := read_setting.ReadSetting(command, cli.SettingSocket)
	settings.Server.Path = text[0]
	if text, _ = read_setting.ReadSetting(command, cli.SettingModel); text[0] != "" {
		settings.Model, err = resolve_model.ResolveModel(text[0])
	}
	return settings, err
}
