// Package swarm_require_error checks an error of the chat over Hyperswarm.
package swarm_require_error

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// SwarmRequireError requires that message is the error with this code in answer to the request id; nil: to none.
func SwarmRequireError(t testing.TB, message map[string]any, code string, id any) {
	t.Helper()
	require.Equal(t, []any{"error", id}, []any{message["type"], message["request_id"]}, message)
	require.Equal(t, code, message["payload"].(map[string]any)["code"], message)
}
