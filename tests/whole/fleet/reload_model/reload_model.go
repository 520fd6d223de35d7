// Package reload_model has a member unload its model and load it again.
package reload_model

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/fleet/ask_path"
)

// ReloadModel has the daemon at address unload its model, if it has one, and load it again after a pause, and waits
// until it has and another pause is over.
func ReloadModel(t testing.TB, address string, pause time.Duration) {
	t.Helper()
	ask_path.AskPath(t, address, "/v1/models/unload", "{}")
	time.Sleep(pause)
	said, status := ask_path.AskPath(t, address, "/v1/models/load", `{"model_path": "builtin:demo"}`)
	require.Equal(t, 202, status, said)
	require.Eventually(t, func() bool {
		_, status := ask_path.AskPath(t, address, "/readyz", "")
		return status == 200
	}, time.Minute, 10*time.Millisecond)
	time.Sleep(pause)
}
