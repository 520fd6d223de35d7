package chat_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/handle_file_command"
	"rkllmd/cli/talk/set_parameter"
	"rkllmd/tests/cli/chat_client"
)

func TestHandleFileCommand(t *testing.T) {
	path := filepath.Join(t.TempDir(), "talk.json")
	chat, _, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	talk := cli.Conversation{System: "S", Messages: []cli.Turn{{Role: "user", Content: "Q"}, {Role: "assistant",
		Content: "A"}}}
	require.NoError(t, set_parameter.SetParameter(&talk.Parameters, "seed", "5"))
	chat.Conversation = talk
	require.NoError(t, handle_file_command.HandleFileCommand(chat, "/save", path))
	info, err := os.Stat(path)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode().Perm())

	chat.Conversation, chat.Left = cli.Conversation{}, 6
	require.NoError(t, handle_file_command.HandleFileCommand(chat, "/load", path))
	require.Equal(t, talk, chat.Conversation)
	require.Equal(t, "Q", chat.Question)
	require.Zero(t, chat.Left, "all of it is told again")
	require.Contains(t, notes.String(), "2 messages are written to "+path)
	require.Contains(t, notes.String(), "2 messages are read from "+path)

	require.EqualError(t, handle_file_command.HandleFileCommand(chat, "/load", ""), "/load needs the name of a file")
	require.ErrorContains(t, handle_file_command.HandleFileCommand(chat, "/load", path+"x"), "no such file")
	require.ErrorContains(t, handle_file_command.HandleFileCommand(chat, "/save", "/nowhere/x"), "no such file")
	require.NoError(t, os.WriteFile(path, []byte("hello"), 0o600))
	require.ErrorContains(t, handle_file_command.HandleFileCommand(chat, "/load", path), path+": it is no conversation")
	require.Equal(t, talk, chat.Conversation)
}
