package pull_test

import (
	"context"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/finish_pull"
	"rkllmd/store/pull/lock_names"
	"rkllmd/store/pull/run_pull"
	"rkllmd/tests/store/pull/pull_options"
	"rkllmd/tests/store/pull/pull_rival"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
	"rkllmd/tests/support/models/store_file"
)

func TestFinishPull(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{}, map[string]int{"a-Q8_0.gguf": 100})
	s, options := pull_options.PullOptions(t, hub)
	path := s.Folder + "/owner/toy-GGUF/a-Q8_0.gguf"
	rivalled := options
	rivalled.Tell = pull_rival.PullRival(t, path)
	_, err := run_pull.RunPull(t.Context(), s, rivalled, "hf:owner/toy-GGUF")
	require.ErrorContains(t, err, "from rival; remove it first")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, "GGUF of a rival", string(text))
	came, err := os.ReadDir(s.Folder + "/.pull")
	require.NoError(t, err)
	require.Len(t, came, 1, "what has come stays, the lock does not")
	require.NoError(t, os.RemoveAll(s.Folder+"/owner"))
	_, err = run_pull.RunPull(t.Context(), s, options, "hf:owner/toy-GGUF")
	require.NoError(t, err)
	require.NoDirExists(t, s.Folder+"/.pull")

	s.Folder = t.TempDir()
	plan := &pull.Plan{Manifest: store.Manifest{Source: "s"}, Files: []pull.Wanted{{Path: s.Folder + "/b.gguf"}}}
	places := []string{store_file.StoreFile(t, s.Folder, ".pull/1/data", "GGUF")}
	lock, err := lock_names.LockNames(t.Context(), s)
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	require.ErrorIs(t, finish_pull.FinishPull(ctx, s, plan, places), context.Canceled)
	require.NoError(t, lock.Close())
	require.NoError(t, finish_pull.FinishPull(t.Context(), s, plan, places))
	require.FileExists(t, s.Folder+"/b.gguf")
	require.NoDirExists(t, s.Folder+"/.pull")
}
