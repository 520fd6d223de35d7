package chat_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/handle_line"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestHandleLine(t *testing.T) {
	endpoint, heard := chat_serve.ChatServe(t, []string{
		"hear", `{"type": "init", "request_id": "gen_1"}`, `{"type": "token", "token": "A"}`, `{"type": "completion"}`,
		"hear", `{"type": "init", "request_id": "gen_1"}`, `{"type": "token", "token": "B"}`, `{"type": "completion"}`,
		"hear", `{"type": "init", "request_id": "gen_1"}`, `{"type": "token", "token": "C"}`, `{"type": "completion"}`})
	chat, out, _ := chat_client.ChatClient(t, endpoint, false)
	talk := &chat.Conversation
	path := filepath.Join(t.TempDir(), "talk")
	for _, line := range []string{"", "  ", "Who?", "//path", "/regenerate", "/undo", "/set top_k 4", "/think on",
		"/stats on", "/show", "/help",
		"/system Be  kind.", "/save " + path} {
		more, err := handle_line.HandleLine(chat, line)
		require.NoError(t, err, line)
		require.True(t, more)
	}
	require.Contains(t, <-heard, `"content":"Who?"`)
	require.Contains(t, <-heard, `"content":"/path"`)
	require.Contains(t, <-heard, `"content":"/path"`)
	require.Equal(t, []cli.Turn{{Role: "user", Content: "Who?"}, {Role: "assistant", Content: "A"}}, talk.Messages)
	require.EqualValues(t, 4, *talk.Parameters.TopK)
	require.True(t, talk.Thinking && chat.Stats)
	require.Equal(t, "Be  kind.", talk.System)
	require.Contains(t, out.String(), "assistant: A")
	require.Contains(t, out.String(), "/help")

	chat.Left = 2
	for _, line := range []string{"/clear", "/system"} {
		_, err := handle_line.HandleLine(chat, line)
		require.NoError(t, err)
	}
	require.Empty(t, talk.Messages)
	require.Zero(t, chat.Left)
	require.Empty(t, talk.System+chat.Question)
	_, err := handle_line.HandleLine(chat, "/load "+path)
	require.NoError(t, err)
	require.Len(t, talk.Messages, 2)

	more, err := handle_line.HandleLine(chat, "/quit")
	require.NoError(t, err)
	require.False(t, more)
	for line, words := range map[string]string{"/set top_k": "/set needs a name and a value",
		"/stats": "/stats must be on or off", "/exit": "there is no command /exit: it must be one of /set, /think",
		"/model": "answers 426", "/think 1": "/think must be on or off"} {
		more, err := handle_line.HandleLine(chat, line)
		require.True(t, more)
		require.ErrorContains(t, err, words)
	}
}
