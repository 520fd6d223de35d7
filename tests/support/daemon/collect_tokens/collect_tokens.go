// Package collect_tokens has a model answer.
package collect_tokens

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/start_run"
)

// CollectTokens returns the tokens of the answer to a prompt.
func CollectTokens(tb testing.TB, client *connect_client.Client, prompt string) (tokens []int32) {
	tb.Helper()
	start_run.StartRun(tb, client, 1, prompt, 0)
	for {
		var next struct {
			Result struct {
				TokenID int32 `json:"token_id"`
				State   int   `json:"_callback_state"`
			}
		}
		line := read_line.ReadLine(tb, client)
		require.NoError(tb, json.Unmarshal([]byte(line), &next), line)
		if next.Result.State >= 2 {
			return tokens
		}
		if next.Result.State == 0 {
			tokens = append(tokens, next.Result.TokenID)
		}
	}
}
