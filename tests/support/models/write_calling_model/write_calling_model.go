// Package write_calling_model writes a model whose chat template knows functions.
package write_calling_model

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/models/write_chat_model"
)

// WriteCallingModel writes the tiny qwen3 model of random weights with the structure of Qwen 3's chat template to a new
// folder and returns its path. root is the root of the project.
func WriteCallingModel(tb testing.TB, root string) string {
	tb.Helper()
	template, err := os.ReadFile(filepath.Join(root, "tests/whole/jinja/judge/templates/qwen3.jinja"))
	require.NoError(tb, err)
	return write_chat_model.WriteChatModel(tb, strings.TrimSuffix(string(template), "\n"))
}
