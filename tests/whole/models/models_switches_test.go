package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/whole/models/model_files"
	"rkllmd/tests/whole/models/switch_models"
)

// Where there is a place for one model, and two are asked for in turn, 200 times, nothing is left behind of those that
// went. The race detector's own memory takes most of what is allowed here.
func TestModelsSwitches(t *testing.T) {
	daemon, address := http_daemon.HTTPDaemon(t, append(model_files.ModelFiles(t, 2), "--max-models", "1",
		"--sequences", "2", "--context", "256")...)
	memory, files, threads := switch_models.SwitchModels(t, daemon, address, 200)
	require.Less(t, memory, 40<<20, "resident bytes")
	require.LessOrEqual(t, files, 8)
	require.LessOrEqual(t, threads, 20, "those of Go come when they are needed, and stay")
}
