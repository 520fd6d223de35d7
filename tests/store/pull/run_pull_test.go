package pull_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/store/fetch"
	"rkllmd/store/pull"
	"rkllmd/store/pull/run_pull"
	"rkllmd/tests/store/pull/pull_first"
	"rkllmd/tests/store/pull/pull_note"
	"rkllmd/tests/store/pull/pull_options"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
	"rkllmd/tests/support/models/store_file"
)

func TestRunPull(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{}, map[string]int{"a-Q8_0-00001-of-00002.gguf": 3 << 20,
		"a-Q8_0-00002-of-00002.gguf": 100, "mmproj.gguf": 50})
	s, options := pull_options.PullOptions(t, hub)
	var stages []pull.Stage
	options.Tell = pull_note.PullNote(&stages)
	model, err := run_pull.RunPull(t.Context(), s, options, "hf:owner/toy-GGUF")
	require.NoError(t, err)
	require.Equal(t, []any{"a-Q8_0", 3, int64(3<<20 + 150), "apache-2.0"}, []any{model.Name, len(model.Files),
		model.Size, model.Manifest.Licence})
	require.Equal(t, []pull.Stage{0, 1, 2, 2, 2, 4}, stages)
	asked := hub.Asked.Load()
	_, err = run_pull.RunPull(t.Context(), s, options, "hf:owner/toy-GGUF:Q8_0")
	require.NoError(t, err)
	require.Equal(t, asked, hub.Asked.Load(), "all is there")
	model, err = run_pull.RunPull(t.Context(), s, options, "ms:owner/toy-GGUF")
	require.NoError(t, err)
	require.Equal(t, "modelscope/owner/toy-GGUF/a-Q8_0", model.Name)
	require.Equal(t, "Apache License 2.0", model.Manifest.Licence)
	_, err = run_pull.RunPull(t.Context(), s, options, "toy")
	require.ErrorContains(t, err, "does not say where the model is")
	path := store_file.StoreFile(t, t.TempDir(), "mine.gguf", "GGUF")
	model, err = run_pull.RunPull(t.Context(), s, options, path)
	require.NoError(t, err)
	require.Equal(t, []string{"mine", path}, []string{model.Name, model.Manifest.Source})
	stages = nil
	for _, name := range []string{"mine.gguf", "mine.rkllm"} {
		_, err = run_pull.RunPull(t.Context(), s, options, store_file.StoreFile(t, t.TempDir(), name, "GGUF2"))
		require.ErrorContains(t, err, "mine.gguf, from "+path, "another model has this name")
	}
	large := store_file.StoreFile(t, t.TempDir(), "large-00002-of-00002.gguf", "GGUF")
	store_file.StoreFile(t, filepath.Dir(large), "large-00001-of-00002.gguf", "GGUF")
	var disk unix.Statfs_t
	require.NoError(t, unix.Statfs(s.Folder, &disk))
	require.NoError(t, os.Truncate(large, int64(disk.Bavail)*disk.Bsize+1))
	_, err = run_pull.RunPull(t.Context(), s, options, filepath.Dir(large)+"/large-00001-of-00002.gguf")
	require.ErrorIs(t, err, fetch.ErrNoSpace)
	require.NotContains(t, stages, pull.StageFile, "it is seen before anything is fetched")
	again, err := run_pull.RunPull(t.Context(), s, options, path)
	require.NoError(t, err, "the same source may be pulled again")
	require.Equal(t, model.Path, again.Path)
	s.Folder = t.TempDir()
	hub.Files[1].Data, hub.Files[1].SHA256 = hub.Files[0].Data, hub.Files[0].SHA256 // one content twice
	came, ended, slow := make(chan pull.Event), make(chan error, 1), options
	slow.Tell = pull_first.PullFirst(came)
	go func() {
		_, err := run_pull.RunPull(t.Context(), s, slow, "hf:owner/toy-GGUF")
		ended <- err
		close(came)
	}()
	<-came
	<-came // the first file is whole, and this pull goes no further than to the last one
	_, err = run_pull.RunPull(t.Context(), s, options, "hf:owner/toy-GGUF")
	require.ErrorIs(t, err, fetch.ErrBusy)
	require.ErrorContains(t, err, "00001-of-00002", "what has come is another pull's until it has its name")
	<-came
	require.NoError(t, <-ended)
	require.NoDirExists(t, s.Folder+"/.pull")
}
