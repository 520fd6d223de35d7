// Package ask_daemon makes a request and waits for its answer.
package ask_daemon

import (
	"testing"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
)

// AskDaemon sends one line, formatted as by fmt.Sprintf, and returns the next line that comes back.
func AskDaemon(tb testing.TB, client *connect_client.Client, format string, values ...any) string {
	tb.Helper()
	send_line.SendLine(tb, client, format, values...)
	return read_line.ReadLine(tb, client)
}
