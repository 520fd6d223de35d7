// Package cli_write_machine stands in for a machine.
package cli_write_machine

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// CliWriteMachine returns a folder in which the files have the given contents: what "/" would be on a board.
func CliWriteMachine(tb testing.TB, files map[string]string) (root string) {
	tb.Helper()
	root = tb.TempDir()
	for name, content := range files {
		path := filepath.Join(root, name)
		require.NoError(tb, os.MkdirAll(filepath.Dir(path), 0o700))
		require.NoError(tb, os.WriteFile(path, []byte(content), 0o600))
	}
	return root
}
