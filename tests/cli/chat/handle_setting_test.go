package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/handle_setting"
)

func TestHandleSetting(t *testing.T) {
	chat := &cli.Chat{Terminal: true, Render: true}
	set := handle_setting.HandleSetting
	for _, line := range [][]string{{"/system", "Be kind."}, {"/think", "on"}, {"/stats", "on"}, {"/plain", "on"},
		{"/set", "top_k  4"}} {
		require.NoError(t, set(chat, line[0], line[1]))
	}
	require.Equal(t, "Be kind.", chat.Conversation.System)
	require.True(t, chat.Conversation.Thinking && chat.Stats && !chat.Render)
	require.EqualValues(t, 4, *chat.Conversation.Parameters.TopK)
	require.NoError(t, set(chat, "/plain", "off"))
	require.True(t, chat.Render)
	require.ErrorContains(t, set(chat, "/plain", ""), "/plain must be on or off")
	require.True(t, chat.Render, "nothing has changed")
	require.ErrorContains(t, set(chat, "/set", "top_k"), "/set needs a name and a value")
	script := &cli.Chat{}
	require.NoError(t, set(script, "/plain", "off"))
	require.False(t, script.Render, "there is no terminal")
}
