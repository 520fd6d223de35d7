package chat_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/open_history"
	"rkllmd/cli/commands/create_chat_command"
	"rkllmd/tests/cli/chat_client"
)

func TestOpenHistory(t *testing.T) {
	state := t.TempDir()
	t.Setenv("XDG_STATE_HOME", state)
	folder := filepath.Join(state, "rkllmd", "chats")
	for _, c := range []struct {
		flags    []string
		terminal bool
		kept     bool
		fail     string
	}{
		{nil, true, true, ""}, {nil, false, false, ""}, {[]string{"--keep-chats=false"}, true, false, ""},
		{[]string{"--continue"}, true, true, "there is no conversation to go on with in " + folder},
	} {
		command := create_chat_command.CreateChatCommand(cli.Embedded{})
		require.NoError(t, command.ParseFlags(c.flags))
		chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{}, c.terminal)
		err := open_history.OpenHistory(chat, command)
		if c.fail == "" {
			require.NoError(t, err)
		} else {
			require.ErrorContains(t, err, c.fail)
		}
		require.Equal(t, c.kept, chat.Folder == folder, c.flags)
	}
	require.NoError(t, os.MkdirAll(folder, 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "1.json"), []byte(`{"messages":[{"role":"user","content":"Q"},`+
		`{"role":"assistant","content":"A"}]}`), 0o600))
	command := create_chat_command.CreateChatCommand(cli.Embedded{})
	require.NoError(t, command.ParseFlags([]string{"--continue"}))
	chat, _, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	require.NoError(t, open_history.OpenHistory(chat, command))
	require.Len(t, chat.Conversation.Messages, 2)
	require.Contains(t, notes.String(), "The conversation goes on; /show lists it.")
	t.Setenv("XDG_STATE_HOME", "")
	t.Setenv("HOME", "")
	command = create_chat_command.CreateChatCommand(cli.Embedded{})
	require.NoError(t, command.ParseFlags([]string{"--continue"}))
	chat, _, _ = chat_client.ChatClient(t, cli.Endpoint{}, true)
	require.ErrorContains(t, open_history.OpenHistory(chat, command), "neither HOME nor XDG_STATE_HOME says")
	require.Empty(t, chat.Folder)
}
