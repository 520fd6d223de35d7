package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/doctor/format_deaths"
)

func TestFormatDeaths(t *testing.T) {
	require.Empty(t, format_deaths.FormatDeaths(nil))
	require.Equal(t, "0 of the library's process; reload: on",
		format_deaths.FormatDeaths(&cli.ServedIsolation{Reload: "on"}))
	require.Equal(t, "2 of the library's process, the last one SIGILL in rkllm_run; reload: off",
		format_deaths.FormatDeaths(&cli.ServedIsolation{Deaths: 2, LastDeath: "SIGILL in rkllm_run", Reload: "off"}))
}
