// Package swarm_read reads a message of the chat over Hyperswarm.
package swarm_read

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/swarm_app_takes"
)

// SwarmRead reads one line, and nothing behind it, and returns its message, which must be one that the protocol's own
// app takes; nil at the end.
func SwarmRead(t testing.TB, client io.Reader) map[string]any {
	t.Helper()
	var line []byte
	for next := make([]byte, 1); ; line = append(line, next...) {
		if _, err := io.ReadFull(client, next); err == io.EOF && len(line) == 0 {
			return nil
		} else if err != nil {
			require.NoError(t, err, "after %q", line)
		}
		if next[0] == '\n' {
			break
		}
	}
	return swarm_app_takes.SwarmAppTakes(t, line)
}
