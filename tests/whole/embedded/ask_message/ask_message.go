// Package ask_message asks a daemon for an answer of the model.
package ask_message

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_stream"
)

// AskMessage sends one line, formatted as by fmt.Sprintf, and returns the answer, which must be no error.
func AskMessage(tb testing.TB, client *connect_client.Client, format string, values ...any) read_stream.Message {
	tb.Helper()
	line := ask_daemon.AskDaemon(tb, client, format, values...)
	var message read_stream.Message
	require.NoError(tb, json.Unmarshal([]byte(line), &message), line)
	require.Nil(tb, message.Error, line)
	return message
}
