// Package swarm_expect waits for the end of a client of the swarm.
package swarm_expect

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/swarm_connect"
)

// SwarmExpect waits until a client has ended, which must be with that exit code, and returns what it wrote to standard
// output and stderr.
func SwarmExpect(t testing.TB, client *swarm_connect.Client, code int) (out, stderr string) {
	client.Command.Wait() // its error is the exit code's
	text, err := os.ReadFile(client.Out)
	require.NoError(t, err)
	said, err := os.ReadFile(client.Stderr)
	require.NoError(t, err)
	require.Equal(t, code, client.Command.ProcessState.ExitCode(), "%s", said)
	return string(text), string(said)
}
