// Package web_events reads server-sent events.
package web_events

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// WebEvents returns the data of server-sent events. The type of each must be its event's, and the ids 0, 1 and on, but
// that the last one's may be that of a loading; comments are passed over.
func WebEvents(t testing.TB, text string) (messages []map[string]any) {
	t.Helper()
	blocks := strings.Split(strings.TrimSuffix(text, "\n\n"), "\n\n")
	for i, block := range blocks {
		lines := strings.Split(block, "\n")
		if strings.HasPrefix(lines[0], ":") {
			continue
		}
		require.Len(t, lines, 3, block)
		var message map[string]any
		require.NoError(t, json.Unmarshal([]byte(strings.TrimPrefix(lines[2], "data: ")), &message), block)
		if i < len(blocks)-1 || !strings.HasPrefix(lines[0], "id: loading-") {
			require.Equal(t, "id: "+strconv.Itoa(len(messages)), lines[0])
		}
		require.Equal(t, "event: "+message["type"].(string), lines[1])
		messages = append(messages, message)
	}
	return messages
}
