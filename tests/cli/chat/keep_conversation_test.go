package chat_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/handle_history"
	"rkllmd/cli/chat/keep_conversation"
	"rkllmd/cli/chat/list_conversations"
	"rkllmd/cli/chat/load_conversation"
	"rkllmd/tests/cli/chat_client"
)

func TestKeepConversation(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "rkllmd", "chats")
	chat, _, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	keep_conversation.KeepConversation(chat)
	chat.Folder = folder
	keep_conversation.KeepConversation(chat)
	require.NoDirExists(t, folder, "there is nothing to keep")
	turns := []cli.Turn{{Role: "user", Content: "Q"}, {Role: "assistant", Content: "A"}}
	for _, said := range [][]cli.Turn{turns, turns, append(turns, turns...), nil} {
		chat.Conversation.Messages = said
		keep_conversation.KeepConversation(chat)
		again, _, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
		require.NoError(t, load_conversation.LoadConversation(again, chat.Kept, true))
		require.Equal(t, chat.Conversation, again.Conversation)
	}
	files, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, files, 1)
	info, err := files[0].Info()
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode())
	require.Empty(t, notes.String())

	require.NoError(t, os.RemoveAll(folder)) // as where the disk is full
	require.NoError(t, os.WriteFile(folder, nil, 0o600))
	for range 2 {
		chat.Conversation.Messages = append(chat.Conversation.Messages, turns...)
		keep_conversation.KeepConversation(chat)
	}
	require.Regexp(t, "^"+regexp.QuoteMeta(cli.DimOn)+`The conversation is not kept: \S* cannot be written: .*\n$`,
		notes.String(), "it is said once")
	require.Empty(t, list_conversations.ListConversations(folder, 9))
	require.ErrorContains(t, handle_history.HandleHistory(chat, ""), "conversations are not kept")
}
