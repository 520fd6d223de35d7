package jsonrpc_test

import (
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/tests/support/server/server_ask"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/support/server/server_start"
)

// A client that says nothing for too long is told so and closed; one that has spoken is not.
func TestFirstMessage(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}`
	l := server_start.ServerStart(t, server.Options{FirstMessageTimeout: 100 * time.Millisecond})
	quick, silent := server_dial.ServerDial(t, l), server_dial.ServerDial(t, l)
	require.Equal(t, answer, server_ask.ServerAsk(t, quick, request))
	got, err := io.ReadAll(silent)
	require.NoError(t, err)
	require.Contains(t, string(got), `"code":-32009`)
	require.Equal(t, answer, server_ask.ServerAsk(t, quick, request))
}
