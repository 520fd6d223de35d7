package send_chunk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/swarm"
	"rkllmd/swarm/send_chunk"
	"rkllmd/tests/support/swarm_read"
	"rkllmd/tests/support/swarm_session"
)

func TestSendChunk(t *testing.T) {
	chat := &swarm.Chat{Exchange: completion.Exchange{ID: "a"}}
	s, _, client := swarm_session.SwarmSession(t, chat)
	for _, text := range []string{"x", ""} {
		require.NoError(t, send_chunk.SendChunk(s, chat, text))
		require.Equal(t, map[string]any{"type": "chat_chunk", "request_id": "a", "payload": map[string]any{"text": text}}, swarm_read.SwarmRead(t, client))
	}
	require.True(t, chat.Told && chat.Lively)
	s.Conn.Gone = true
	require.Error(t, send_chunk.SendChunk(s, chat, "x"))
}
