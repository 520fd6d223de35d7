package abort_chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/swarm"
	"rkllmd/swarm/abort_chat"
	"rkllmd/swarm/start_chat"
	"rkllmd/tests/support/swarm_session"
)

func TestAbortChat(t *testing.T) {
	chat := &swarm.Chat{ID: "a", Prompt: "Hi"}
	s, notes, _ := swarm_session.SwarmSession(t, chat)
	abort_chat.AbortChat(s, "a")
	require.True(t, chat.Aborted, "before its run is begun")
	start_chat.StartChat(s, chat)
	require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)

	chat = &swarm.Chat{ID: "a", Prompt: "Hi"}
	s, notes, _ = swarm_session.SwarmSession(t, chat)
	start_chat.StartChat(s, chat)
	abort_chat.AbortChat(s, "other")
	require.False(t, chat.Aborted)
	abort_chat.AbortChat(s, "a")
	require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
	require.Equal(t, chat, s.Chat, "until its run has ended")
	s.Chat = nil
	abort_chat.AbortChat(s, "a")
}
