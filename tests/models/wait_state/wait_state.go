// Package wait_state waits for a model.
package wait_state

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/list_models"
)

// WaitState waits until the model of that name is in that state, and returns what the list tells of it.
func WaitState(t testing.TB, table *models.Table, name string, want models.State) models.Entry {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); ; time.Sleep(time.Millisecond) {
		for _, entry := range list_models.ListModels(table) {
			if entry.Name == name && entry.State == want {
				return entry
			}
		}
		require.True(t, time.Now().Before(end), "%s is not %s: %v", name, want, list_models.ListModels(table))
	}
}
