package settings_test

import (
	"context"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_setting"
)

func TestReadSetting(t *testing.T) {
	text := cli.Setting{Flag: "color", Env: "TEST_COLOR", Default: "red"}
	list := cli.Setting{Flag: "name", Env: "TEST_NAME", Kind: cli.KindList, Separator: ","}
	flag := cli.Setting{Flag: "loud", Env: "TEST_LOUD", Default: "false", Kind: cli.KindBool}
	for _, test := range []struct {
		setting    cli.Setting
		args       []string
		env        string
		wantValues []string
		wantName   string
	}{
		{text, nil, "", []string{"red"}, "TEST_COLOR (--color)"},
		{text, nil, "blue", []string{"blue"}, "TEST_COLOR (--color)"},
		{text, []string{"--color", "green"}, "blue", []string{"green"}, "--color (TEST_COLOR)"},
		{text, []string{"--color", ""}, "blue", []string{""}, "--color (TEST_COLOR)"},
		{list, nil, "", nil, "TEST_NAME (--name)"},
		{list, nil, "a,b", []string{"a", "b"}, "TEST_NAME (--name)"},
		{list, []string{"--name", "c,d", "--name", "e"}, "a,b", []string{"c,d", "e"}, "--name (TEST_NAME)"},
		{flag, nil, "", []string{"false"}, "TEST_LOUD (--loud)"},
		{flag, nil, "true", []string{"true"}, "TEST_LOUD (--loud)"},
		{flag, []string{"--loud"}, "", []string{"true"}, "--loud (TEST_LOUD)"},
		{flag, []string{"--loud=false"}, "true", []string{"false"}, "--loud (TEST_LOUD)"},
	} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, []cli.Setting{test.setting})
		require.NoError(t, command.ParseFlags(test.args))
		t.Setenv(test.setting.Env, test.env)
		values, name := read_setting.ReadSetting(command, test.setting)
		require.Equal(t, test.wantValues, values, "%v %q", test.args, test.env)
		require.Equal(t, test.wantName, name)
	}
	t.Run("the file of --config comes after flag and environment", func(t *testing.T) {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, []cli.Setting{text, list})
		command.SetContext(context.WithValue(t.Context(), cli.ConfigurationKey{}, cli.Configuration{
			"color": {Texts: []string{"grey"}, Place: "/c:3"}, "name": {Texts: []string{"a", "b"}, Place: "/c:4"}}))
		t.Setenv(text.Env, "")
		t.Setenv(list.Env, "")
		values, name := read_setting.ReadSetting(command, text)
		require.Equal(t, []string{"grey"}, values)
		require.Equal(t, "/c:3: color (--color)", name)
		values, _ = read_setting.ReadSetting(command, list)
		require.Equal(t, []string{"a", "b"}, values)
		t.Setenv(text.Env, "blue")
		values, _ = read_setting.ReadSetting(command, text)
		require.Equal(t, []string{"blue"}, values)
		require.NoError(t, command.ParseFlags([]string{"--color", "green"}))
		values, _ = read_setting.ReadSetting(command, text)
		require.Equal(t, []string{"green"}, values)
	})
}
