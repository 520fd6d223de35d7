package commands_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_inspect_command"
	"rkllmd/cli/commands/run_inspect"
	"rkllmd/tests/cli/commands/cli_fake_inspect"
)

func TestRunInspect(t *testing.T) {
	for _, test := range []struct {
		name   string
		args   []string
		output string
		err    string
		usage  bool
	}{
		{"plain", []string{"m"}, "m 0 1 text", "", false},
		{"numbers", []string{"m", "--context", "7", "--sequences", "2", "--json"}, "m 7 2 json", "", false},
		{"template", []string{"--template", "m"}, "m 0 1 template", "", false},
		{"its error", []string{"bad"}, "", "it is bad", false},
		{"no model", nil, "", "the argument is MODEL, a GGUF file, but 0 were given", true},
		{"two models", []string{"a", "b"}, "", "but 2 were given", true},
		{"no context", []string{"m", "--context", "0"}, "m 0 1 text", "", false},
		{"a wrong context", []string{"m", "--context", "-1"}, "", "--context is -1; it must be 1 or more", true},
		{"no sequences", []string{"m", "--sequences", "-1"}, "", "--sequences is -1; it must be 1 or more", true},
		{"two forms", []string{"m", "--json", "--template"}, "", "--json and --template are two forms of the answer",
			true},
	} {
		t.Run(test.name, func(t *testing.T) {
			embedded := cli.Embedded{InspectModel: cli_fake_inspect.CliFakeInspect}
			var output bytes.Buffer
			command := create_inspect_command.CreateInspectCommand(embedded)
			command.SetOut(&output)
			require.NoError(t, command.ParseFlags(test.args))
			err := run_inspect.RunInspect(embedded)(command, command.Flags().Args())
			require.Equal(t, test.output, output.String())
			if test.err == "" {
				require.NoError(t, err)
				return
			}
			require.ErrorContains(t, err, test.err)
			require.Equal(t, test.usage, errors.Is(err, cli.ErrUsage))
		})
	}
	t.Run("a build without the runtime says so", func(t *testing.T) {
		command := create_inspect_command.CreateInspectCommand(cli.Embedded{})
		require.ErrorIs(t, run_inspect.RunInspect(cli.Embedded{})(command, []string{"m"}), cli.ErrNoRuntime)
	})
}
