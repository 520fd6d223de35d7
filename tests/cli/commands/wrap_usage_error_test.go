package commands_test

import (
	"errors"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/wrap_usage_error"
)

func TestWrapUsageError(t *testing.T) {
	cause := errors.New("it is loud")
	err := wrap_usage_error.WrapUsageError(nil, cause)
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorIs(t, err, cause)
	require.EqualError(t, err, "it is loud; see --help")

	command := &cobra.Command{}
	command.Flags().String("temperature", "", "")
	command.Flags().String("model", "", "")
	command.Flags().String("models", "", "")
	for mistyped, want := range map[string]string{
		"--temprature=0": "there is no flag --temprature, did you mean --temperature?; see --help",
		"-temperature=0": "there is no flag -temperature=0, did you mean --temperature?; see --help",
		"--modle":        "there is no flag --modle, did you mean --model or --models?; see --help",
		"-t":             "there is no flag -t; see --help",
		"--loud":         "there is no flag --loud; see --help",
		"-1 + 2":         "there is no flag -1 + 2 (write -- before an argument that begins with a dash); see --help",
	} {
		err := wrap_usage_error.WrapUsageError(command, command.ParseFlags([]string{mistyped}))
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, cli.ErrUsage)
	}
}
