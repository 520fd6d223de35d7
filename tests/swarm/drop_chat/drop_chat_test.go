package drop_chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/swarm"
	"rkllmd/swarm/drop_chat"
	"rkllmd/swarm/start_chat"
	"rkllmd/tests/support/swarm_session"
)

func TestDropChat(t *testing.T) {
	chat := &swarm.Chat{ID: "a", Prompt: "Hi"}
	s, notes, _ := swarm_session.SwarmSession(t, chat)
	start_chat.StartChat(s, chat)
	for range 2 { // the second time is nothing
		drop_chat.DropChat(s)
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
		require.True(t, s.Ended)
		require.Nil(t, s.Chat)
		require.Zero(t, s.Conn.Owed.Load())
		require.Zero(t, s.Host.Chats)
	}
}
