// Package send_line sends one message.
package send_line

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
)

// SendLine sends one line, formatted as by fmt.Sprintf.
func SendLine(tb testing.TB, client *connect_client.Client, format string, values ...any) {
	tb.Helper()
	_, err := fmt.Fprintf(client.Conn, format+"\n", values...)
	require.NoError(tb, err)
}
