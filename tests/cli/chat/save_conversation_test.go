package chat_test

import (
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/chat/save_conversation"
)

func TestSaveConversation(t *testing.T) {
	folder := t.TempDir()
	path, link := filepath.Join(folder, "talk.json"), filepath.Join(folder, "link.json")
	require.NoError(t, os.WriteFile(path, []byte("before"), 0o644))
	require.NoError(t, os.Symlink("talk.json", link))
	for _, name := range []string{path, link, filepath.Join(folder, "new.json")} {
		require.NoError(t, save_conversation.SaveConversation(name, []byte(name)))
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		require.Equal(t, name, string(text))
		info, err := os.Stat(name)
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
	}
	aim, err := os.Readlink(link)
	require.NoError(t, err)
	require.Equal(t, "talk.json", aim)
	require.NoError(t, save_conversation.SaveConversation("/dev/null", []byte("x")))
	info, err := os.Stat("/dev/null")
	require.NoError(t, err)
	require.NotZero(t, info.Mode()&os.ModeDevice, "what is no file stays what it is")
	require.ErrorIs(t, save_conversation.SaveConversation(folder, nil), unix.EISDIR)
	require.ErrorIs(t, save_conversation.SaveConversation(filepath.Join(folder, "x", "y"), nil), os.ErrNotExist)

	t.Run("what was there stays whole until the new text is", func(t *testing.T) {
		before, err := os.Open(path)
		require.NoError(t, err)
		defer before.Close()
		require.NoError(t, save_conversation.SaveConversation(path, []byte("after")))
		text, err := io.ReadAll(before)
		require.NoError(t, err)
		require.Equal(t, link, string(text))
		list, err := os.ReadDir(folder)
		require.NoError(t, err)
		require.Len(t, list, 3, "nothing is left behind")
	})
}
