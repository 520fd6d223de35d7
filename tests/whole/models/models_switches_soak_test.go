package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/whole/models/model_files"
	"rkllmd/tests/whole/models/switch_models"
	"rkllmd/tests/whole/soak_count"
)

// 250 changes between two models, in make soak 1,000, leave no descriptors and no threads behind, and little memory,
// most of it the race detector's own.
func TestModelsSwitchesSoak(t *testing.T) {
	changes := soak_count.SoakCount(250, 1000)
	daemon, address := http_daemon.HTTPDaemon(t, append(model_files.ModelFiles(t, 2), "--max-models", "1")...)
	memory, files, threads := switch_models.SwitchModels(t, daemon, address, changes)
	t.Logf("%d kB, %d descriptors and %d threads in %d changes", memory>>10, files, threads, changes)
	require.Less(t, memory, 40<<20, "resident bytes")
	require.LessOrEqual(t, files, 8)
	require.LessOrEqual(t, threads, 20)
}
