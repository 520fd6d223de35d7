// Package read_log reads the log of a test.
package read_log

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// ReadLog returns what keep_log has kept in path.
func ReadLog(t *testing.T, path string) string {
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(text)
}
