package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/send_chunk"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/support/faces/swarm_read"
)

func TestSendChunk(t *testing.T) {
	chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}}
	s, _, client := swarm_session.SwarmSession(t, chat)
	for _, text := range []string{"x", ""} {
		require.NoError(t, send_chunk.SendChunk(s, chat, text))
		require.Equal(t, map[string]any{"type": "chat_chunk", "request_id": "a", "payload": map[string]any{
			"text": text}}, swarm_read.SwarmRead(t, client))
	}
	require.True(t, chat.Told && chat.Lively)
	s.Conn.Gone = true
	require.Error(t, send_chunk.SendChunk(s, chat, "x"))
}
