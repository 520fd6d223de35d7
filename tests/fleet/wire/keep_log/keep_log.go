// Package keep_log keeps the log of a test.
package keep_log

import (
	"log/slog"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// KeepLog returns the path of a file that has what is logged from now on until the test ends. Connections of earlier
// tests may write to it, too.
func KeepLog(t *testing.T) string {
	before := slog.Default()
	log, err := os.Create(filepath.Join(t.TempDir(), "log"))
	require.NoError(t, err)
	slog.SetDefault(slog.New(slog.NewTextHandler(log, nil)))
	t.Cleanup(func() {
		slog.SetDefault(before)
		log.Close()
	})
	return log.Name()
}
