package pull_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/pull/plan_copy"
	"rkllmd/store/source"
	"rkllmd/tests/support/models/store_file"
)

func TestPlanCopy(t *testing.T) {
	root := t.TempDir()
	s := store.Store{Folder: "/s"}
	for _, name := range []string{"a.gguf", "b-00001-of-00002.gguf", "b-00002-of-00002.gguf", "c-00001-of-00002.gguf"} {
		store_file.StoreFile(t, root, name, "x")
	}
	plan, err := plan_copy.PlanCopy(s, source.Source{Kind: source.KindFile, Path: root + "/b-00001-of-00002.gguf"})
	require.NoError(t, err)
	require.Len(t, plan.Files, 2)
	require.Equal(t, "/s/b-00002-of-00002.gguf", plan.Files[1].Path)
	for _, name := range []string{"none.gguf", "b-00002-of-00002.gguf", "c-00001-of-00002.gguf", "a.txt", "."} {
		_, err := plan_copy.PlanCopy(s, source.Source{Kind: source.KindFile, Path: filepath.Join(root, name)})
		require.Error(t, err, name)
	}
}
