package commands_test

import (
	"errors"
	"testing"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
	"rkllmd/cli/commands/describe_flag_error"
)

func TestDescribeFlagError(t *testing.T) {
	root := create_root_command.CreateRootCommand(cli.Embedded{})
	for _, test := range []struct {
		command, flag, want string
	}{
		{"uma", "--max-tokens=x", `--max-tokens must be a whole number, not "x"`},
		{"uma", "--max-tokens=", `--max-tokens must be a whole number, not ""`},
		{"uma", "--max-tokens=99999999999999999999",
			`--max-tokens must be a whole number of at most 9223372036854775807, not "99999999999999999999"`},
		{"uma", "--temperature=hot", `--temperature must be a number, not "hot"`},
		{"uma", "--temperature=1e999", `--temperature must be a number of at most 1.7e308, not "1e999"`},
		{"run", "--threads=1000", `--threads must be a whole number of at most 127, not "1000"`},
		{"run", "--threads=-1000", `--threads must be a whole number of at least -128, not "-1000"`},
		{"run", "--top-k=1.5", `--top-k must be a whole number, not "1.5"`},
		{"serve", "--exact=maybe", `--exact must be true or false, not "maybe"`},
		{"call", "--wait=5", `--wait must be a time such as 500ms, 10s or 2m, not "5"`},
		{"uma", "--max-tokens", "--max-tokens needs a value: --max-tokens N"},
		{"uma", "--=3", `"--=3" is no flag`},
	} {
		command, _, err := root.Find([]string{test.command})
		require.NoError(t, err)
		wrong := command.ParseFlags([]string{test.flag})
		described := describe_flag_error.DescribeFlagError(wrong)
		require.EqualError(t, described, test.want)
		require.ErrorIs(t, described, wrong)
	}
	other := errors.New("something else")
	require.Equal(t, other, describe_flag_error.DescribeFlagError(other))
	for _, command := range root.Commands() {
		command.Flags().VisitAll(func(flag *pflag.Flag) {
			kind := flag.Value.Type()
			require.True(t, kind == "string" || kind == "stringArray" || cli.FlagKinds[kind].Name != "",
				"--%s: a type without words: %s", flag.Name, kind)
		})
	}
}
