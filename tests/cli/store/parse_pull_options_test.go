package store_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/store/create_pull_command"
	"rkllmd/cli/store/parse_pull_options"
)

func TestParsePullOptions(t *testing.T) {
	command := create_pull_command.CreatePullCommand(cli.Embedded{})
	require.NoError(t, command.ParseFlags([]string{"--chip", "rk3576", "--patience", "3s"}))
	options, err := parse_pull_options.ParsePullOptions(command, cli.Embedded{})
	require.NoError(t, err)
	require.Equal(t, []any{"RK3576", 4, 3 * time.Second, false}, []any{options.Machine.Chip, options.Connections,
		options.Client.Patience, options.Machine.Embedded})
	t.Setenv("HF_ENDPOINT", "nonsense")
	_, err = parse_pull_options.ParsePullOptions(command, cli.Embedded{})
	require.ErrorIs(t, err, cli.ErrUsage)
}
