// Package swarm_log catches the log.
package swarm_log

import (
	"log/slog"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// SwarmLog has the log written to a file until the test ends, and returns its path.
func SwarmLog(t testing.TB) string {
	path := filepath.Join(t.TempDir(), "log")
	file, err := os.Create(path)
	require.NoError(t, err)
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(file, nil)))
	t.Cleanup(func() {
		slog.SetDefault(before)
		file.Close()
	})
	return path
}
