// Package project_path finds files of the project.
package project_path

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// ProjectPath returns the absolute path of a file or folder of the project, whichever folder the test runs in.
func ProjectPath(tb testing.TB, name string) string {
	tb.Helper()
	root, err := os.Getwd()
	require.NoError(tb, err)
	for {
		if _, err := os.Stat(filepath.Join(root, "RULES.md")); err == nil {
			return filepath.Join(root, name)
		}
		require.NotEqual(tb, "/", root, "the test does not run in the project")
		root = filepath.Dir(root)
	}
}
