// Package talk_turning waits for an answer that takes its time.
package talk_turning

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/open_link"
	"rkllmd/cli/talk/wait_for_answer"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

// TalkTurning has the sign of a line of status turn until somebody asks the daemon to go on.
func TalkTurning(t *testing.T) {
	init, end := `{"type": "init", "request_id": "gen_1"}`, `{"type": "completion", "request_id": "gen_1"}`
	endpoint, _ := chat_serve.ChatServe(t, []string{init, "hear", `{"type": "token", "token": "Hi "}`, end})
	chat, out, _ := chat_client.ChatClient(t, endpoint, true)
	interrupts, seen := make(chan struct{}, 1), make(chan string)
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	defer reader.Close()
	chat.Interrupts, chat.Render, chat.Streams.Err = interrupts, true, writer
	go func() {
		text, told, buffer := "", false, make([]byte, 4096)
		for n, err := reader.Read(buffer); err == nil; n, err = reader.Read(buffer) {
			if text += string(buffer[:n]); strings.Contains(text, "⠹") && !told {
				told = true
				interrupts <- struct{}{} // the stop is what the daemon waits for
			}
		}
		seen <- text
	}()
	require.NoError(t, open_link.OpenLink(chat))
	require.NoError(t, wait_for_answer.WaitForAnswer(chat, &cli.ChatAnswer{}))
	require.NoError(t, writer.Close())
	notes := <-seen
	require.Contains(t, notes, "⠋ reading about 2 tokens of prompt")
	require.Contains(t, notes, "⠹ reading about 2 tokens of prompt")
	require.True(t, strings.HasSuffix(notes, "\r\x1b[K"), "gone without a trace")
	require.Equal(t, "Hi", out.String())
}
