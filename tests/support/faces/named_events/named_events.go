// Package named_events reads the events of a stream.
package named_events

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// NamedEvents returns the names and the data of server-sent events, whose data have their names as "type". Comments are
// left out.
func NamedEvents(t testing.TB, text string) (names []string, events []map[string]any) {
	t.Helper()
	for block := range strings.SplitSeq(strings.TrimSuffix(text, "\n\n"), "\n\n") {
		if strings.HasPrefix(block, ":") {
			continue
		}
		name, data, found := strings.Cut(block, "\n")
		require.True(t, found, block)
		event := map[string]any{}
		require.NoError(t, json.Unmarshal([]byte(strings.TrimPrefix(data, "data: ")), &event), block)
		require.Equal(t, "event: "+event["type"].(string), name)
		names, events = append(names, event["type"].(string)), append(events, event)
	}
	return names, events
}
