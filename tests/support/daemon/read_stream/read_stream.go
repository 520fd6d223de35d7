// Package read_stream reads the answers of one run.
package read_stream

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
)

// Stream is what one run answered.
type Stream struct {
	Lines []string
	Text  string  // of the NORMAL results, joined
	Last  Message // FINISH, ERROR or a JSON-RPC error
}

// Message is one response.
type Message struct {
	ID     json.RawMessage
	Result struct {
		Text *string
		Perf struct {
			PrefillTokens  int `json:"prefill_tokens"`
			GenerateTokens int `json:"generate_tokens"`
		}
		State *int `json:"_callback_state"`
	}
	Error *jsonrpc2.Error
}

// ReadStream reads the messages of the run with the given id (its JSON text), all of which must carry it, up to and
// including the last: state FINISH or ERROR, or an error.
func ReadStream(tb testing.TB, client *connect_client.Client, id string) (stream Stream) {
	tb.Helper()
	for {
		line := read_line.ReadLine(tb, client)
		var message Message
		require.NoError(tb, json.Unmarshal([]byte(line), &message), line)
		require.Equal(tb, id, string(message.ID), line)
		stream.Lines, stream.Last = append(stream.Lines, line), message
		if message.Error != nil {
			return stream
		}
		require.NotNil(tb, message.Result.State, line)
		switch state := *message.Result.State; {
		case state >= 2:
			return stream
		case state == 0 && message.Result.Text != nil:
			stream.Text += *message.Result.Text
		}
	}
}
