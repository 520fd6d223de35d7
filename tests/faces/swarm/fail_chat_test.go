package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/fail_chat"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/support/faces/swarm_read"
)

func TestFailChat(t *testing.T) {
	chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}}
	s, _, client := swarm_session.SwarmSession(t, chat)
	fail_chat.FailChat(s, chat, swarm.Fault{Code: swarm.CodeNoModel, Message: "why"})
	require.Equal(t, map[string]any{"type": "error", "request_id": "a",
		"payload": map[string]any{"code": "OLLAMA_MODEL_NOT_AVAILABLE",
			"message": "why"}}, swarm_read.SwarmRead(t, client))
	require.Nil(t, s.Exchange)
	require.False(t, s.Conn.Ending.Load(), "the connection goes on")
	require.True(t, s.Mu.TryLock(), "the lock is free again")
}
