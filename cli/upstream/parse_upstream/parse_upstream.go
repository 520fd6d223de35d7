// Package parse_upstream reads the settings of an upstream server.
package parse_upstream

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_number"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/cli/settings/read_time"
	"rkllmd/cli/upstream/read_key"
	"rkllmd/upstream"
	"rkllmd/upstream/wire/check_url"
)

// ParseUpstream reads the settings of an upstream server into s, whose fleet and limits are there.
//
// **Runs on:** any thread. Errors: what is wrong with which setting.
func ParseUpstream(command *cobra.Command, s *cli.Settings) (err error) {
	text, name := read_setting.ReadSetting(command, cli.SettingUpstream)
	o := upstream.Options{URL: strings.TrimRight(text[0], "/"), Queue: s.Limits.Queue}
	if o.URL == "" {
		return nil
	}
	for _, one := range []struct {
		setting cli.Setting
		into    *string
	}{{cli.SettingUpstreamModel, &o.Model}, {cli.SettingUpstreamKind, &o.Kind}, {cli.SettingUpstreamCA, &o.CA}} {
		text, _ = read_setting.ReadSetting(command, one.setting)
		*one.into = text[0]
	}
	if o.Key, err = read_key.ReadKey(command, cli.SettingUpstreamKeyFile); err != nil {
		return err
	}
	if err = check_url.CheckURL(o.URL, o.Key != ""); err != nil {
		return fmt.Errorf("%s: %w; %w", name, err, cli.ErrUsage)
	}
	model, _ := read_setting.ReadSetting(command, cli.SettingModel)
	_, known := upstream.Kinds[o.Kind]
	switch {
	case o.Model == "":
		return fmt.Errorf("%s is given without a model: --upstream-model (RKLLMD_UPSTREAM_MODEL) says what that "+
			"server calls it; %w", name, cli.ErrUsage)
	case !known:
		return fmt.Errorf("--upstream-kind (RKLLMD_UPSTREAM_KIND) is %q; it must be one of %s; %w", o.Kind,
			strings.Join(slices.Sorted(maps.Keys(upstream.Kinds)), ", "), cli.ErrUsage)
	case model[0] != "":
		return fmt.Errorf("%s is given together with --model: front-ends serve one of them, or, with --nats and "+
			"without a model, what the fleet has no room for; %w", name, cli.ErrUsage)
	}
	if o.Runs, err = read_number.ReadNumber(command, cli.SettingUpstreamRuns); err != nil {
		return err
	}
	if o.Connect, err = read_time.ReadTime(command, cli.SettingUpstreamConnect); err == nil {
		o.Silence, err = read_time.ReadTime(command, cli.SettingUpstreamSilence)
	}
	s.Upstream = o
	return err
}
