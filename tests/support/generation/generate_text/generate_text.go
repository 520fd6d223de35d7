// Package generate_text joins the text of an answer.
package generate_text

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// GenerateText returns the text that the events of a run bring, and its last event, "done".
func GenerateText(t testing.TB, events []map[string]any) (text string, done map[string]any) {
	t.Helper()
	for _, event := range events {
		switch event["event"] {
		case "token":
			text += event["text"].(string)
		case "done":
			require.Nil(t, done, "it comes once")
			done = event
		default:
			require.Contains(t, []any{"queued", "truncated"}, event["event"], event)
		}
	}
	require.NotNil(t, done)
	return text, done
}
