package template_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/read_template_file"
	"rkllmd/engine/template/write_by_template"
	"rkllmd/jinja"
)

func TestReadTemplateFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "own.jinja")
	for content, reason := range map[string]string{
		"[{{ messages[0].content }}]":          "",
		"\n{% nothing %}":                      "cannot be used: line 2, column 4",
		strings.Repeat("x", jinja.MaxSource+1): fmt.Sprintf("the template has %d bytes", jinja.MaxSource+1),
	} {
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
		read, err := read_template_file.ReadTemplateFile(path)
		if reason != "" {
			require.ErrorContains(t, err, "the chat template of "+path+" cannot be used: ")
			require.ErrorContains(t, err, reason)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, content, read.Source)
		prompt, err := write_by_template.WriteByTemplate(read.Template)(engine.Chat{Messages: []engine.Message{
			{Role: "user", Content: "hello"}}})
		require.NoError(t, err)
		require.Equal(t, "[hello]", prompt.Text)
	}
	_, err := read_template_file.ReadTemplateFile(path + "x")
	require.ErrorIs(t, err, os.ErrNotExist)
}
