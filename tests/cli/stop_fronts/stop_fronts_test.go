package stop_fronts_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/stop_fronts"
	"rkllmd/tests/support/cli_note"
)

func TestStopFronts(t *testing.T) {
	var stopped []string
	stop_fronts.StopFronts([]*cli.Front{{Stop: cli_note.CliNote(&stopped, "first")}, {Stop: cli_note.CliNote(&stopped, "second")}})
	require.Equal(t, []string{"second", "first"}, stopped)
	stop_fronts.StopFronts(nil)
}
