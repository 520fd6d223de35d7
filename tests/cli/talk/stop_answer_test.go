package talk_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/open_link"
	"rkllmd/cli/talk/stop_answer"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
)

func TestStopAnswer(t *testing.T) {
	endpoint, heard := chat_serve.ChatServe(t, []string{"hear"})
	chat, _, _ := chat_client.ChatClient(t, endpoint, true)
	require.NoError(t, open_link.OpenLink(chat))
	answer := &cli.ChatAnswer{ID: "gen_1"}
	stop_answer.StopAnswer(chat, answer)
	require.Contains(t, <-heard, `"type":"control","action":"stop"`)
	require.True(t, answer.Stopped && answer.Steered)
	require.False(t, answer.Ended, "its completion comes")
	stop_answer.StopAnswer(chat, answer)
	require.True(t, answer.Ended, "nobody waits for that any more")
}
