// Package swarm_refused reads an error of the chat over Hyperswarm.
package swarm_refused

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/swarm_read"
)

// SwarmRefused reads one message, which must be an error with that code for the request id, or for none (nil), and
// returns what it says to people.
func SwarmRefused(t testing.TB, client io.Reader, id any, code string) string {
	t.Helper()
	message := swarm_read.SwarmRead(t, client)
	fault := message["payload"].(map[string]any)
	require.Equal(t, []any{"error", id, code}, []any{message["type"], message["request_id"], fault["code"]})
	return fault["message"].(string)
}
