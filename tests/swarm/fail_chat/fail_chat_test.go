package fail_chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/swarm"
	"rkllmd/swarm/fail_chat"
	"rkllmd/tests/support/swarm_read"
	"rkllmd/tests/support/swarm_session"
)

func TestFailChat(t *testing.T) {
	chat := &swarm.Chat{Exchange: completion.Exchange{ID: "a"}}
	s, _, client := swarm_session.SwarmSession(t, chat)
	fail_chat.FailChat(s, chat, swarm.Fault{Code: swarm.CodeNoModel, Message: "why"})
	require.Equal(t, map[string]any{"type": "error", "request_id": "a",
		"payload": map[string]any{"code": "OLLAMA_MODEL_NOT_AVAILABLE",
			"message": "why"}}, swarm_read.SwarmRead(t, client))
	require.Nil(t, s.Exchange)
	require.False(t, s.Conn.Ending.Load(), "the connection goes on")
	require.True(t, s.Mu.TryLock(), "the lock is free again")
}
