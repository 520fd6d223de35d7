package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/pull"
	"rkllmd/store/pull/run_pull"
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
}
