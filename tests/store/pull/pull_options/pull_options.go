// Package pull_options says how a test pulls.
package pull_options

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/choice"
	"rkllmd/store/pull"
	"rkllmd/store/remote/create_client"
	"rkllmd/tests/store/pull/pull_note"
	"rkllmd/tests/support/hub/hub_create"
)

// PullOptions returns an empty store and how models are pulled from hub into it.
func PullOptions(tb testing.TB, hub *hub_create.Hub) (store.Store, pull.Options) {
	tb.Helper()
	tb.Setenv("HF_ENDPOINT", hub.URL)
	tb.Setenv("MODELSCOPE_ENDPOINT", hub.URL)
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(tb, err)
	return store.Store{Folder: tb.TempDir()}, pull.Options{Client: client, Connections: 3,
		Machine: choice.Machine{Embedded: true}, Tell: pull_note.PullNote(&[]pull.Stage{})}
}
