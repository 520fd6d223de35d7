package swarm_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/send_chunk"
	"rkllmd/faces/swarm/send_pulse"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/support/faces/swarm_read"
)

func TestSendPulse(t *testing.T) {
	sign := map[string]any{"type": "chat_chunk", "request_id": "a", "payload": map[string]any{"text": ""}}
	t.Run("a chat that says nothing", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}}
		s, _, client := swarm_session.SwarmSession(t, chat)
		s.Host.Pulse = time.Millisecond
		send_pulse.SendPulse(s, chat)()
		require.Equal(t, sign, swarm_read.SwarmRead(t, client))
		require.Equal(t, sign, swarm_read.SwarmRead(t, client), "by itself")
		s.Mu.Lock()
		s.Exchange = nil
		s.Mu.Unlock()
	})
	t.Run("one that has spoken since", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}}
		s, _, client := swarm_session.SwarmSession(t, chat)
		s.Host.Pulse = time.Hour
		require.NoError(t, send_chunk.SendChunk(s, chat, "x"))
		look := send_pulse.SendPulse(s, chat)
		look()
		require.False(t, chat.Lively)
		look()
		require.Equal(t, "x", swarm_read.SwarmRead(t, client)["payload"].(map[string]any)["text"])
		require.Equal(t, sign, swarm_read.SwarmRead(t, client), "at the second look")
		require.NoError(t, send_chunk.SendChunk(s, chat, "y"))
		require.Equal(t, "y", swarm_read.SwarmRead(t, client)["payload"].(map[string]any)["text"], "and no more")
	})
	t.Run("one that is over, or was aborted", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a", Cancelled: true}}
		s, _, client := swarm_session.SwarmSession(t, chat)
		send_pulse.SendPulse(s, chat)()
		send_pulse.SendPulse(s, &swarm.Chat{Exchange: stream.Exchange{ID: "b"}})()
		require.NoError(t, send_chunk.SendChunk(s, chat, "x"))
		require.Equal(t, "x", swarm_read.SwarmRead(t, client)["payload"].(map[string]any)["text"],
			"nothing else has come")
	})
}
