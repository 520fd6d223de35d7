// Package shared_begin sends a request to the UMA front-end.
package shared_begin

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/faces/uma_frame"
)

// SharedBegin sends a request for at most so many tokens over a connection of its own to the socket at path, and does
// not wait for the answer.
func SharedBegin(tb testing.TB, path, prompt string, tokens int) *connect_client.Client {
	tb.Helper()
	client := connect_client.ConnectClient(tb, path)
	_, err := client.Conn.Write([]byte(uma_frame.UMAFrame(fmt.Sprintf(`{"id":"1","prompt":%q,"max_tokens":%d}`, prompt,
		tokens))))
	require.NoError(tb, err)
	return client
}
