// Package uma_command prepares the flags of "rkllmd uma".
package uma_command

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_uma_command"
)

// UMACommand returns the command "uma" with these flags read, and the words that are none. Its standard input is empty,
// its variables are not set.
func UMACommand(t *testing.T, args ...string) (command *cobra.Command, words []string) {
	t.Helper()
	t.Setenv(cli.SettingUMAClientSocket.Env, "")
	t.Setenv(cli.SettingUMAClientProtocol.Env, "")
	command = create_uma_command.CreateUMACommand()
	command.SetIn(strings.NewReader(""))
	require.NoError(t, command.ParseFlags(args))
	return command, command.Flags().Args()
}
