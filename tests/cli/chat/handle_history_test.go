package chat_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/handle_history"
	"rkllmd/tests/cli/chat_client"
)

func TestHandleHistory(t *testing.T) {
	chat, out, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	require.ErrorContains(t, handle_history.HandleHistory(chat, ""), "conversations are not kept")
	chat.Folder = t.TempDir()
	require.NoError(t, handle_history.HandleHistory(chat, ""))
	require.Contains(t, notes.String(), "No conversation is kept yet.")
	for name, first := range map[string]string{"1": "old\\n \\u001b[31mone", "2": strings.Repeat("long ", 30)} {
		require.NoError(t, os.WriteFile(filepath.Join(chat.Folder, name+".json"), []byte(`{"messages":[{"role":"user",`+
			`"content":"`+first+`"},{"role":"assistant","content":"A"}]}`), 0o600))
	}
	require.NoError(t, handle_history.HandleHistory(chat, ""))
	require.Equal(t, "  1  "+strings.Repeat("long ", 11)+"lo...  (1)\n  2  old \uFFFD[31mone  (1)\n", out.String())
	require.NoError(t, handle_history.HandleHistory(chat, "2"))
	require.Equal(t, filepath.Join(chat.Folder, "1.json"), chat.Kept)
	require.Equal(t, "old\n \x1b[31mone", chat.Question)
	for _, number := range []string{"0", "3", "x"} {
		require.ErrorContains(t, handle_history.HandleHistory(chat, number), "1 to 2, not \""+number)
	}
}
