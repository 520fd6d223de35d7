// Package read_line reads one message.
package read_line

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
)

// ReadLine waits for one line and returns it without its newline.
func ReadLine(tb testing.TB, client *connect_client.Client) string {
	tb.Helper()
	line, err := client.Reader.ReadString('\n')
	require.NoError(tb, err, "after %q", line)
	return strings.TrimSuffix(line, "\n")
}
