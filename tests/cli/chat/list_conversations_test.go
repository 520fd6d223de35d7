package chat_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/list_conversations"
)

func TestListConversations(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{
		"1.json": `{"messages":[{"role":"user","content":"first"},{"role":"assistant","content":"A"}]}`,
		"2.json": `{"messages":[]}`, "3.json": `{"messages":[{"role":"user"`, "4.txt": `{"messages":[]}`,
		"5.json": `{"messages":[{"role":"user","content":"second"},{"role":"assistant","content":"A"},` +
			`{"role":"user","content":"third"},{"role":"assistant","content":"A"}]}`,
	} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
	}
	all := []cli.KeptChat{{Path: filepath.Join(folder, "5.json"), First: "second", Questions: 2},
		{Path: filepath.Join(folder, "1.json"), First: "first", Questions: 1}}
	require.Equal(t, all, list_conversations.ListConversations(folder, 20))
	require.Equal(t, all[:1], list_conversations.ListConversations(folder, 1))
	require.Empty(t, list_conversations.ListConversations(filepath.Join(folder, "none"), 1))
}
