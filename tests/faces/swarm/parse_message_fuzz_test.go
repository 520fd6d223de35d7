package swarm_test

import (
	"bytes"
	"encoding/json"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_message"
	"rkllmd/faces/swarm/parse_message"
)

func FuzzParseMessage(f *testing.F) {
	for _, seed := range []string{`{"type":"chat_start","request_id":"a","payload":{"prompt":"Hi"},"version":1}`,
		`{"type":"abort","request_id":"\u0000","payload":{}}`,
		`{"type":"error","payload":{"code":"X","message":"\ud800"}}`, `{"version":1e400}`,
		`{"type":"chat_start","request_id":"a","payload":{"prompt":"01234567890"}}`,
		`[]`, `null`, `{"request_id":null}`, "\xff", `{"type":"abort","type":7}`,
		`{"type":"abort","request_id":"a"}`, `{"type":"chat_start","request_id":"a","payload":null}`,
		`{"type":"error"}`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		m, fault := parse_message.ParseMessage(line, 10)
		require.LessOrEqual(t, len(m.ID), swarm.MaxIDBytes)
		answer := swarm.Message{Type: swarm.TypeChatChunk, RequestID: m.ID, Payload: swarm.ChatChunk{Text: m.Prompt}}
		if fault != nil {
			require.Contains(t, []string{swarm.CodeBadMessage, swarm.CodeUnsupportedVersion}, fault.Code)
			answer = swarm.Message{Type: swarm.TypeError, RequestID: m.ID, Payload: fault}
		} else {
			require.Contains(t, []string{swarm.TypeChatStart, swarm.TypeAbort, swarm.TypeError}, m.Type)
			require.Equal(t, m.Type == swarm.TypeChatStart, len(m.Prompt) > 0 && len(m.Prompt) <= 10)
			require.True(t, m.ID != "" || m.Type == swarm.TypeError)
		}
		reply := append_message.AppendMessage(nil, answer)
		require.Equal(t, len(reply)-1, bytes.IndexByte(reply, '\n'), "one line")
		require.True(t, json.Valid(reply))
		require.True(t, utf8.Valid(reply))
	})
}
