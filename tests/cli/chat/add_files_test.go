package chat_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/add_files"
	"rkllmd/tests/cli/chat_client"
)

func TestAddFiles(t *testing.T) {
	folder := t.TempDir()
	t.Chdir(folder)
	t.Setenv("HOME", folder)
	require.NoError(t, os.WriteFile("a.txt", []byte("A\n"), 0o600))
	require.NoError(t, os.WriteFile("bytes", []byte("a\x00b"), 0o600))
	require.NoError(t, os.WriteFile("long", make([]byte, cli.ChatMaxFile+1), 0o600))
	chat, _, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
	const a = "a.txt:\n```\nA\n```"
	for question, want := range map[string]string{
		"Why?":                         "Why?",
		"me@a.txt asks @nobody":        "me@a.txt asks @nobody",
		"What is in @a.txt?":           "What is in @a.txt?\n\n" + a,
		"@~/a.txt, @./a.txt":           "@~/a.txt, @./a.txt\n\n~/" + a + "\n\n./" + a,
		"@" + folder + "/a.txt\nagain": "@" + folder + "/a.txt\nagain\n\n" + folder + "/" + a,
	} {
		got, err := add_files.AddFiles(chat, question)
		require.NoError(t, err)
		require.Equal(t, want, got)
	}
	require.Contains(t, notes.String(), "a.txt goes with the question: 2 bytes.")
	for question, words := range map[string]string{"@./none": "@./none: no such file",
		"see @bytes": "@bytes is no text",
		"@long":      "may have 1048576", "@" + filepath.Dir(folder): "is no file"} {
		_, err := add_files.AddFiles(chat, question)
		require.ErrorContains(t, err, words)
	}
}
