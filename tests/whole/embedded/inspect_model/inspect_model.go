// Package inspect_model runs "rkllmd inspect".
package inspect_model

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_command"
)

// InspectModel runs "rkllmd inspect" with these arguments, which must succeed, and returns its standard output.
func InspectModel(t testing.TB, arguments ...string) string {
	t.Helper()
	output, err := daemon_command.DaemonCommand(t, true, append([]string{"inspect"}, arguments...)...).Output()
	require.NoError(t, err)
	return string(output)
}
