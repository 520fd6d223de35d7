// Package ask_logits asks a daemon for logits.
package ask_logits

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
)

// AskLogits runs tokens in the mode GET_LOGITS, as a single turn, and returns the logits behind the last as the daemon
// writes them: their text tells any two floats apart.
func AskLogits(tb testing.TB, client *connect_client.Client, tokens []int32) string {
	tb.Helper()
	ids, err := json.Marshal(tokens)
	require.NoError(tb, err)
	send_line.SendLine(tb, client, `{"jsonrpc":"2.0","id":"logits","method":"rkllm.run_async","params":[null,`+
		`{"role":"user","input_type":1,"token_input":{"input_ids":%s,"n_tokens":%d}},{"mode":2},null]}`, ids,
		len(tokens))
	var logits string
	for {
		var message struct {
			Result struct {
				Logits struct{ Logits json.RawMessage }
				State  *int `json:"_callback_state"`
			}
		}
		line := read_line.ReadLine(tb, client)
		require.NoError(tb, json.Unmarshal([]byte(line), &message), line)
		require.NotNil(tb, message.Result.State, line)
		if *message.Result.State >= 2 {
			return logits
		}
		if *message.Result.State == 0 {
			logits = string(message.Result.Logits.Logits)
		}
	}
}
