package chat_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/chat/ask_typed"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestAskTyped(t *testing.T) {
	script := []string{}
	for range 4 {
		script = append(script, "hear", `{"type": "init", "request_id": "gen_1"}`, `{"type": "token", "token": "A"}`,
			`{"type": "completion"}`)
	}
	endpoint, heard := chat_serve.ChatServe(t, script)
	chat, _, _ := chat_client.ChatClient(t, endpoint, true)
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("a", []byte("text"), 0o600))
	lines := make(chan string, 2)
	chat.Lines = lines
	lines <- `end"""`
	for _, c := range [][2]string{{"plain", `"content":"plain"`}, {"//usr", `"content":"/usr"`},
		{`"""be`, `"content":"be\nend"`}, {"@a", `"content":"@a\n\na:\n` + "```" + `\ntext\n` + "```" + `"`}} {
		require.NoError(t, ask_typed.AskTyped(chat, c[0]))
		require.Contains(t, <-heard, c[1])
	}
	require.NoError(t, ask_typed.AskTyped(chat, `""""""`), "nothing is asked")
	require.ErrorContains(t, ask_typed.AskTyped(chat, "@./b"), "no such file")
	require.ErrorContains(t, ask_typed.AskTyped(chat, "/edit a"), "/edit needs a terminal")
	require.Len(t, chat.Conversation.Messages, 8)
}
