// Package seen_models looks at what is seen as a model.
package seen_models

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder/list_folder"
	"rkllmd/tests/support/hub/hub_create"
)

// SeenModels returns how many files of hub's are seen in the store at root. Each must be as a whole what it should be.
func SeenModels(tb testing.TB, hub *hub_create.Hub, root string) int {
	tb.Helper()
	hub.Mu.Lock()
	defer hub.Mu.Unlock()
	seen := 0
	for _, model := range list_folder.ListFolder(root) {
		for _, file := range model.Files {
			data, err := os.ReadFile(file.Path)
			require.NoError(tb, err)
			found := false
			for _, right := range hub.Files {
				found = found || bytes.Equal(right.Data, data)
			}
			require.True(tb, found, "%s is none of the hub's files", file.Path)
			seen++
		}
	}
	return seen
}
