package swarm_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/parse_message"
)

func TestParseMessage(t *testing.T) {
	for line, want := range map[string]swarm.Request{
		`{"type": "chat_start", "request_id": "a", "payload": {"prompt": "Hi"}}`: {Type: swarm.TypeChatStart,
			ID: "a", Prompt: "Hi"},
		`{"type": "abort", "request_id": "a", "payload": {"prompt": 7}}`: {Type: swarm.TypeAbort,
			ID: "a"},
		`{"type": "error", "payload": {"code": "X", "message": "why"}}`: {Type: swarm.TypeError,
			Report: swarm.Fault{Code: "X", Message: "why"}},
		`{"type": "error", "request_id": "a", "payload": {"code": null, "future": [1]}}`: {Type: swarm.TypeError,
			ID: "a"},
		`{"type": "abort", "request_id": "a"}`: {Type: swarm.TypeAbort,
			ID: "a"},
		`{"type": "error"}`: {Type: swarm.TypeError},
		`{"type": "abort", "request_id": "\ud83d\ude00", "payload": {}}`: {Type: swarm.TypeAbort,
			ID: "\U0001F600"},
	} {
		m, fault := parse_message.ParseMessage([]byte(line), 100)
		require.Nil(t, fault, line)
		require.Equal(t, want, m)
	}
	for line, text := range map[string]string{
		`{"type": "chat_start", "payload": {"prompt": "Hi"}}`:      `"request_id" is missing: "chat_start" needs`,
		`{"type": "abort", "payload": {}}`:                         `"request_id" is missing: "abort" needs`,
		`{"type": "chat_start", "request_id": "a", "payload": {}}`: `"prompt" is missing`,
		`{"type": "chat_start", "request_id": "a", "payload": {"prompt": "` + strings.Repeat("x", 101) +
			`"}}`: `"prompt" has 101 bytes; the limit is 100 bytes`,
		`{"type": "chat_end", "request_id": "a", "payload": {}}`:     `"type" is "chat_end"; a client sends`,
		`{"type": "error", "payload": {"code": 7}}`:                  `"code" is 7; it must be a string`,
		`{"type": "chat_start", "request_id": "a"}`:                  `"prompt" is missing`,
		`{"type": "chat_start", "request_id": "a", "payload": null}`: `"prompt" is missing`,
		`{"type": "abort", "payload": null}`:                         `"request_id" is missing: "abort" needs`,
	} {
		m, fault := parse_message.ParseMessage([]byte(line), 100)
		require.NotNil(t, fault, line)
		require.Equal(t, swarm.CodeBadMessage, fault.Code)
		require.Contains(t, fault.Message, text)
		require.Equal(t, strings.Contains(line, `"a"`), m.ID == "a")
	}
	line := []byte(`{"type": "chat_start", "request_id": "a", "payload": {"prompt": "Hi"}}`)
	m, _ := parse_message.ParseMessage(line, 100)
	copy(line, strings.Repeat("#", len(line)))
	require.Equal(t, swarm.Request{Type: swarm.TypeChatStart, ID: "a", Prompt: "Hi"}, m, "nothing of the line is kept")
}
