package settings_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/check_finite"
)

func TestCheckFinite(t *testing.T) {
	command := &cobra.Command{}
	command.Flags().Float32("top-p", 0, "")
	command.Flags().Float64("temperature", 0, "")
	require.NoError(t, check_finite.CheckFinite(command, "top-p"))
	for _, flag := range []string{"top-p", "temperature"} {
		for value, text := range map[string]string{"nan": "NaN", "inf": "+Inf", "-Infinity": "-Inf"} {
			require.NoError(t, command.Flags().Set(flag, value))
			err := check_finite.CheckFinite(command, flag)
			require.EqualError(t, err, "--"+flag+` must be a number, not "`+text+`"; see --help`)
			require.ErrorIs(t, err, cli.ErrUsage)
		}
		require.NoError(t, command.Flags().Set(flag, "-1e30"))
		require.NoError(t, check_finite.CheckFinite(command, flag))
	}
}
