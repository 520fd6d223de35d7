package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/whole/models/model_files"
	"rkllmd/tests/whole/models/switch_models"
)

// A thousand changes between two models leave no descriptors and no threads behind, and little memory, most of it
// the race detector's own.
func TestModelsSwitchesSoak(t *testing.T) {
	daemon, address := http_daemon.HTTPDaemon(t, append(model_files.ModelFiles(t, 2), "--max-models", "1")...)
	memory, files, threads := switch_models.SwitchModels(t, daemon, address, 1000)
	t.Logf("%d kB, %d descriptors and %d threads in 1,000 changes", memory>>10, files, threads)
	require.Less(t, memory, 40<<20, "resident bytes")
	require.LessOrEqual(t, files, 8)
	require.LessOrEqual(t, threads, 20)
}
