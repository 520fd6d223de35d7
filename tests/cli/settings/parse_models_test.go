package settings_test

import (
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/parse_models"
)

func TestParseModels(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	t.Setenv("RKLLMD_MODELS", cli.NoStore)
	a, b := cli.NamedModel{Name: "a", Path: "/a.gguf"}, cli.NamedModel{Name: "b", Path: "/b.gguf", Pinned: true}
	for _, test := range []struct {
		args   []string
		env    string
		want   cli.NamedSettings
		reason string
	}{
		{want: cli.NamedSettings{KeepAlive: 5 * time.Minute}},
		{env: "a=/a.gguf", want: cli.NamedSettings{Models: []cli.NamedModel{a}, KeepAlive: 5 * time.Minute}},
		{args: []string{"--named-model", "a=/a.gguf", "--named-model", "b=/b.gguf", "--preload", "b", "--preload",
			"b", "--max-models", "2", "--keep-alive", "0"},
			want: cli.NamedSettings{Models: []cli.NamedModel{a, b}, Most: 2}},
		{args: []string{"--named-model", "b=/b.gguf", "--preload", "b", "--max-models", "1"},
			want: cli.NamedSettings{Models: []cli.NamedModel{b}, Most: 1, KeepAlive: 5 * time.Minute}},
		{args: []string{"--named-model", "a"}, reason: `--named-model (RKLLMD_NAMED_MODEL): "a" must be a name and`},
		{args: []string{"--max-models", "-1"},
			reason: "--max-models (RKLLMD_MAX_MODELS) must be a whole number from 0"},
		{args: []string{"--keep-alive", "long"}, reason: "--keep-alive (RKLLMD_KEEP_ALIVE) must be a time"},
		{args: []string{"--preload", "c"}, reason: `--preload (RKLLMD_PRELOAD) is "c", but no model has that name: ` +
			"give it with --named-model c=PATH (RKLLMD_NAMED_MODEL)"},
		{args: []string{"--named-model", "a=/a.gguf", "--named-model", "b=/b.gguf", "--preload", "b", "--max-models",
			"1"}, reason: "--max-models (RKLLMD_MAX_MODELS) is 1, but 1 models are preloaded and stay, of 2"},
	} {
		t.Setenv("RKLLMD_NAMED_MODEL", test.env)
		command, settings := &cobra.Command{}, cli.Settings{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		err := parse_models.ParseModels(command, &settings)
		if test.reason != "" {
			require.ErrorContains(t, err, test.reason)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, test.want, settings.Named)
	}
	command, settings := &cobra.Command{}, cli.Settings{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	require.NoError(t, command.ParseFlags([]string{"--models", "/m"}))
	require.NoError(t, parse_models.ParseModels(command, &settings))
	require.Equal(t, "/m", settings.Named.Store.Folder)
}
