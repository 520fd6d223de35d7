package chat_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/load_conversation"
	"rkllmd/tests/cli/chat_client"
)

func TestLoadConversation(t *testing.T) {
	path := filepath.Join(t.TempDir(), "talk.json")
	require.NoError(t, os.WriteFile(path, []byte(`{"system":"S","messages":[{"role":"user","content":"Q"},`+
		`{"role":"assistant","content":"A"}]}`), 0o600))
	chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
	chat.Left, chat.Kept = 2, "another"
	require.ErrorContains(t, load_conversation.LoadConversation(chat, path+"x", true), "no such file")
	require.Equal(t, "another", chat.Kept)
	require.NoError(t, load_conversation.LoadConversation(chat, path, true))
	require.Equal(t, []any{"S", "Q", 0, path}, []any{chat.Conversation.System, chat.Question, chat.Left, chat.Kept})
	require.NoError(t, load_conversation.LoadConversation(chat, path, false))
	require.Empty(t, chat.Kept, "it becomes another one")
	require.NoError(t, os.WriteFile(path, []byte(`{"messages":[{"role":"user","content":"Q"}]}`), 0o600))
	require.ErrorContains(t, load_conversation.LoadConversation(chat, path, true), "each question must have its answer")
	require.Len(t, chat.Conversation.Messages, 2)
}
