package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/chat/find_chat_folder"
)

func TestFindChatFolder(t *testing.T) {
	t.Setenv("HOME", "/home/a")
	t.Setenv("XDG_STATE_HOME", "/state")
	require.Equal(t, "/state/rkllmd/chats", find_chat_folder.FindChatFolder())
	t.Setenv("XDG_STATE_HOME", "relative")
	require.Equal(t, "/home/a/.local/state/rkllmd/chats", find_chat_folder.FindChatFolder())
	t.Setenv("HOME", "")
	require.Empty(t, find_chat_folder.FindChatFolder(), "it is not beside what happens to be the working directory")
}
