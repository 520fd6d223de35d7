// Package swarm_says reads a message of the chat over Hyperswarm that is expected.
package swarm_says

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/swarm_read"
)

// SwarmSays reads one message, which must be of that type, for that request, with that payload, and hold nothing else.
func SwarmSays(t testing.TB, client io.Reader, kind, id string, payload map[string]any) {
	t.Helper()
	want := map[string]any{"type": kind, "request_id": id, "payload": payload}
	require.Equal(t, want, swarm_read.SwarmRead(t, client))
}
