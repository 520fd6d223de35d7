package serve_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/stop_fronts"
	"rkllmd/tests/cli/serve/cli_note"
)

func TestStopFronts(t *testing.T) {
	var stopped []string
	stop_fronts.StopFronts([]*serve.Front{{Stop: cli_note.CliNote(&stopped, "first")}, {Stop: cli_note.CliNote(&stopped,
		"second")}})
	require.Equal(t, []string{"second", "first"}, stopped)
	stop_fronts.StopFronts(nil)
}
