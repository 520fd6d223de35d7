package library_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/read_template"
)

func TestReadTemplate(t *testing.T) {
	template, err := read_template.ReadTemplate(cli.LibraryChoice{})
	require.NoError(t, err)
	require.Nil(t, template)
	path := filepath.Join(t.TempDir(), "own.jinja")
	require.NoError(t, os.WriteFile(path, []byte("{{ messages[0].content }}"), 0o600))
	template, err = read_template.ReadTemplate(cli.LibraryChoice{ChatTemplate: path})
	require.NoError(t, err)
	require.Equal(t, "{{ messages[0].content }}", template.Source)
	_, err = read_template.ReadTemplate(cli.LibraryChoice{ChatTemplate: "chatml"})
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, "--chat-template (RKLLMD_CHAT_TEMPLATE): the chat template of chatml cannot be used")
	require.ErrorContains(t, err, "with a vendor's library it names a file")
}
