// Package swarm_app_takes checks a host's message as the app does for which the protocol was made.
package swarm_app_takes

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// SwarmAppTakes requires that the app remote-brain, the protocol's own client, would take a line of a host: it shows an
// error in the place of a message that has another type, a member of another kind, or another word for the status or
// the reason of an end, and leaves a host that says more than 64 KiB at once.
func SwarmAppTakes(t testing.TB, line []byte) map[string]any {
	t.Helper()
	require.LessOrEqual(t, len(line), 64<<10)
	message := map[string]any{}
	require.NoError(t, json.Unmarshal(line, &message), "%q", line)
	payload, _ := message["payload"].(map[string]any)
	texts := map[any][]string{"server_info": {"host_name", "model", "status"}, "chat_chunk": {"text"},
		"chat_end": {"finish_reason"}, "error": {"code", "message"}}
	members, known := texts[message["type"]]
	require.True(t, known, "the app knows no such type: %s", line)
	for _, name := range members {
		require.IsType(t, "", payload[name], "%s of %s", name, line)
	}
	if id, given := message["request_id"]; given || message["type"] == "chat_chunk" || message["type"] == "chat_end" {
		require.IsType(t, "", id, "request_id of %s", line)
	}
	require.True(t, message["type"] != "server_info" || slices.Contains([]any{"ready", "busy"}, payload["status"]),
		"the app knows no such status: %s", line)
	require.True(t, message["type"] != "chat_end" || slices.Contains([]any{"stop", "abort", "error"},
		payload["finish_reason"]), "the app knows no such finish_reason: %s", line)
	return message
}
