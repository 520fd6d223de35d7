package uma_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/uma/refuse_flags"
	"rkllmd/tests/cli/uma_command"
)

func TestRefuseFlags(t *testing.T) {
	command, _ := uma_command.UMACommand(t, "--top-k", "3", "--json")
	require.NoError(t, refuse_flags.RefuseFlags(command, []string{"id", "top-p"}, "is wrong"))
	err := refuse_flags.RefuseFlags(command, []string{"id", "top-k", "json"}, "is wrong")
	require.EqualError(t, err, "--top-k is wrong; see --help")
	require.ErrorIs(t, err, cli.ErrUsage)
}
