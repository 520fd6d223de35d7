package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/measure_rest"
	"rkllmd/store/pull/name_folder"
	"rkllmd/store/remote"
	"rkllmd/tests/support/models/store_file"
)

func TestMeasureRest(t *testing.T) {
	s := store.Store{Folder: t.TempDir()}
	plan := &pull.Plan{Files: []pull.Wanted{{Path: s.Folder + "/a.gguf", File: remote.File{Size: 1 << 20,
		SHA256: "x"}}}}
	require.EqualValues(t, 1<<20, measure_rest.MeasureRest(s, plan, 0, nil))
	text := string(make([]byte, 1<<19))
	store_file.StoreFile(t, name_folder.NameFolder(s, plan, 0), "data", text)
	require.EqualValues(t, 1<<19, measure_rest.MeasureRest(s, plan, 0, nil), "half of it has come")
	store_file.StoreFile(t, s.Folder, "a.gguf", text+text)
	require.Zero(t, measure_rest.MeasureRest(s, plan, 0, nil))
	known := &store.Manifest{Files: []store.ManifestFile{{Name: "a.gguf", SHA256: "y"}}}
	require.EqualValues(t, 1<<19, measure_rest.MeasureRest(s, plan, 0, known), "there is a newer version")
	plan.Files[0].Size = 1
	require.Zero(t, measure_rest.MeasureRest(s, plan, 0, nil), "it is another one, and more has come than it has")
}
