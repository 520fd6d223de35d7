// Package write_chat_model writes a model with another chat template.
package write_chat_model

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/write_tiny_model"
)

// WriteChatModel writes the tiny qwen3 model with template in place of its own to a new folder and returns its path. A
// comment of Jinja at the end makes the template as long as the alignment of the file's tensors wants it.
func WriteChatModel(tb testing.TB, template string) string {
	tb.Helper()
	path := filepath.Join(tb.TempDir(), "chat.gguf")
	require.NoError(tb, write_tiny_model.WriteTinyModel(path, "qwen3", 1))
	model, err := os.ReadFile(path)
	require.NoError(tb, err)
	const comment, alignment = "{##}", 32
	missing := (len(demo.ChatML) - len(template) - len(comment)) % alignment
	if missing < 0 {
		missing += alignment
	}
	template += comment[:2] + strings.Repeat(" ", missing) + comment[2:]
	own := append(binary.LittleEndian.AppendUint64(nil, uint64(len(demo.ChatML))), demo.ChatML...)
	other := append(binary.LittleEndian.AppendUint64(nil, uint64(len(template))), template...)
	require.Equal(tb, 1, bytes.Count(model, own))
	require.NoError(tb, os.WriteFile(path, bytes.Replace(model, own, other, 1), 0o644))
	return path
}
