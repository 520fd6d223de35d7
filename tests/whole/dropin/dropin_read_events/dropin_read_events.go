// Package dropin_read_events reads the answer of a chat server.
package dropin_read_events

import (
	"encoding/json"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// DropinReadEvents reads an answer of the chat server to its end, whole or as server-sent events, and returns the text
// and how many pieces it came in.
func DropinReadEvents(tb testing.TB, body io.Reader) (text string, pieces int) {
	tb.Helper()
	all, err := io.ReadAll(body)
	require.NoError(tb, err)
	for line := range strings.Lines(string(all)) {
		line = strings.TrimPrefix(strings.TrimSpace(line), "data: ")
		if line == "" || line == "[DONE]" {
			continue
		}
		var event struct {
			Choices []struct {
				Delta, Message struct{ Content string }
			}
		}
		require.NoError(tb, json.Unmarshal([]byte(line), &event), line)
		require.Len(tb, event.Choices, 1, line)
		piece := event.Choices[0].Delta.Content + event.Choices[0].Message.Content
		text += piece
		if piece != "" {
			pieces++
		}
	}
	return text, pieces
}
