package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/name_folder"
	"rkllmd/store/remote"
)

func TestNameFolder(t *testing.T) {
	s := store.Store{Folder: "/s"}
	plan := &pull.Plan{Files: []pull.Wanted{{Path: "/s/a", File: remote.File{SHA256: "x", URL: "u"}}, {Path: "/s/b",
		File: remote.File{SHA256: "x", URL: "v"}}, {Path: "/s/c", File: remote.File{URL: "x"}}, {Path: "/s/d",
		File: remote.File{Path: "/d"}}}}
	require.Equal(t, "/s/.pull/2d711642b726b044", name_folder.NameFolder(s, plan, 0), "as earlier versions call it")
	seen := map[string]bool{}
	for i := range plan.Files {
		seen[name_folder.NameFolder(s, plan, i)] = true
	}
	require.Len(t, seen, 4)
	other := &pull.Plan{Files: plan.Files[1:]}
	require.Equal(t, name_folder.NameFolder(s, plan, 0), name_folder.NameFolder(s, other, 0))
}
