// Package read_batch_stream reads the answers of one run of several inputs.
package read_batch_stream

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
)

// Answer is what one of the inputs was answered.
type Answer struct {
	Text   string // of all results, joined
	Tokens int    // how many came before its token id was negative
}

// Result is one element of a message.
type Result struct {
	Text  *string
	Token int `json:"token_id"`
	Perf  struct {
		GenerateTokens int `json:"generate_tokens"`
	}
	State *int `json:"_callback_state"`
}

// ReadBatchStream reads the messages of the run with the given id (its JSON text), arrays of count results each, up to
// FINISH, and returns the answers and the last message's results. An answer that has ended must stay without text and
// token.
func ReadBatchStream(tb testing.TB, client *connect_client.Client, id string, count int) ([]Answer, []Result) {
	tb.Helper()
	answers := make([]Answer, count)
	ended := make([]bool, count)
	for {
		line := read_line.ReadLine(tb, client)
		var message struct {
			ID     json.RawMessage
			Result []Result
		}
		require.NoError(tb, json.Unmarshal([]byte(line), &message), line)
		require.Equal(tb, id, string(message.ID), line)
		require.Len(tb, message.Result, count, line)
		if *message.Result[0].State == 2 {
			return answers, message.Result
		}
		for i, result := range message.Result {
			require.Less(tb, *result.State, 2, line)
			if ended[i] = ended[i] || result.Token < 0; ended[i] {
				require.True(tb, result.Text == nil && result.Token == -1, line)
				continue
			}
			answers[i].Tokens++
			if result.Text != nil {
				answers[i].Text += *result.Text
			}
		}
	}
}
