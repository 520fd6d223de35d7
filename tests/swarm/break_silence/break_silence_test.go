package break_silence_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/swarm"
	"rkllmd/swarm/break_silence"
	"rkllmd/swarm/send_chunk"
	"rkllmd/tests/support/swarm_read"
	"rkllmd/tests/support/swarm_session"
)

func TestBreakSilence(t *testing.T) {
	sign := map[string]any{"type": "chat_chunk", "request_id": "a", "payload": map[string]any{"text": ""}}
	t.Run("a chat that says nothing", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: completion.Exchange{ID: "a"}}
		s, _, client := swarm_session.SwarmSession(t, chat)
		s.Host.Pulse = time.Millisecond
		break_silence.BreakSilence(s, chat)()
		require.Equal(t, sign, swarm_read.SwarmRead(t, client))
		require.Equal(t, sign, swarm_read.SwarmRead(t, client), "by itself")
		s.Mu.Lock()
		s.Exchange = nil
		s.Mu.Unlock()
	})
	t.Run("one that has spoken since", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: completion.Exchange{ID: "a"}}
		s, _, client := swarm_session.SwarmSession(t, chat)
		s.Host.Pulse = time.Hour
		require.NoError(t, send_chunk.SendChunk(s, chat, "x"))
		look := break_silence.BreakSilence(s, chat)
		look()
		require.False(t, chat.Lively)
		look()
		require.Equal(t, "x", swarm_read.SwarmRead(t, client)["payload"].(map[string]any)["text"])
		require.Equal(t, sign, swarm_read.SwarmRead(t, client), "at the second look")
		require.NoError(t, send_chunk.SendChunk(s, chat, "y"))
		require.Equal(t, "y", swarm_read.SwarmRead(t, client)["payload"].(map[string]any)["text"], "and no more")
	})
	t.Run("one that is over, or was aborted", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: completion.Exchange{ID: "a", Cancelled: true}}
		s, _, client := swarm_session.SwarmSession(t, chat)
		break_silence.BreakSilence(s, chat)()
		break_silence.BreakSilence(s, &swarm.Chat{Exchange: completion.Exchange{ID: "b"}})()
		require.NoError(t, send_chunk.SendChunk(s, chat, "x"))
		require.Equal(t, "x", swarm_read.SwarmRead(t, client)["payload"].(map[string]any)["text"], "nothing else has come")
	})
}
