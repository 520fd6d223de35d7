package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/open_link"
	"rkllmd/cli/talk/wait_for_answer"
	"rkllmd/cli/terminal/open_editor"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
	"rkllmd/tests/cli/talk/talk_turning"
	"rkllmd/tests/support/terminal/open_terminal"
)

func TestWaitForAnswer(t *testing.T) {
	init, end := `{"type": "init", "request_id": "gen_1"}`, `{"type": "completion", "request_id": "gen_1"}`
	t.Run("a connection that is lost in the middle", func(t *testing.T) {
		endpoint, heard := chat_serve.ChatServe(t,
			[]string{init, `{"type": "token", "index": 0, "token": "Hello"}`, "cut"},
			[]string{"cut"},
			[]string{"hear", init, `{"type": "token", "index": 1, "token": " again"}`, end})
		chat, out, _ := chat_client.ChatClient(t, endpoint, false)
		require.NoError(t, open_link.OpenLink(chat))
		answer := &cli.ChatAnswer{}
		require.NoError(t, wait_for_answer.WaitForAnswer(chat, answer))
		require.NoError(t, answer.Failure)
		require.Equal(t, "Hello again", out.String())
		require.Contains(t, <-heard, `"resume":"gen_1","received":1`)
	})
	t.Run("Ctrl-C stops it", func(t *testing.T) {
		endpoint, heard := chat_serve.ChatServe(t, []string{init, "hear", end})
		chat, _, _ := chat_client.ChatClient(t, endpoint, false)
		interrupts := make(chan struct{}, 1)
		chat.Interrupts = interrupts
		interrupts <- struct{}{}
		require.NoError(t, open_link.OpenLink(chat))
		answer := &cli.ChatAnswer{}
		require.NoError(t, wait_for_answer.WaitForAnswer(chat, answer))
		require.Contains(t, <-heard, `"action":"stop"`)
		require.Equal(t, "completion", answer.Last.Type)
	})
	t.Run("a sign turns until the first text", talk_turning.TalkTurning)
	t.Run("the program is to end", func(t *testing.T) {
		endpoint, _ := chat_serve.ChatServe(t, []string{init, "hear"})
		chat, _, _ := chat_client.ChatClient(t, endpoint, false)
		leave := make(chan struct{})
		close(leave)
		chat.Leave = leave
		require.NoError(t, open_link.OpenLink(chat))
		answer := &cli.ChatAnswer{}
		require.NoError(t, wait_for_answer.WaitForAnswer(chat, answer))
		require.True(t, answer.Stopped)
	})
	t.Run("what is typed meanwhile", func(t *testing.T) {
		t.Setenv("XDG_STATE_HOME", t.TempDir())
		endpoint, heard := chat_serve.ChatServe(t, []string{init, "hear", end})
		chat, _, _ := chat_client.ChatClient(t, endpoint, true)
		person, program := open_terminal.OpenTerminal(t)
		chat.Streams.In = program
		var err error
		chat.Editor, _, err = open_editor.OpenEditor(chat.Streams, nil)
		require.NoError(t, err)
		defer chat.Editor.Close()
		require.NoError(t, open_link.OpenLink(chat))
		_, err = person.WriteString("And you?\n/set top_k 3\n")
		require.NoError(t, err)
		require.NoError(t, wait_for_answer.WaitForAnswer(chat, &cli.ChatAnswer{}))
		require.Contains(t, <-heard, `"top_k":3`)
		require.Equal(t, []string{"And you?"}, chat.Ahead)
	})
}
