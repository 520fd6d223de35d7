package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/store"
	"rkllmd/store/fetch"
	"rkllmd/store/pull"
	"rkllmd/store/pull/check_total"
	"rkllmd/store/remote"
)

func TestCheckTotal(t *testing.T) {
	root := t.TempDir()
	var disk unix.Statfs_t
	require.NoError(t, unix.Statfs(root, &disk))
	most := int64(disk.Bavail)*disk.Bsize*2/3 - fetch.SpareBytes
	s := store.Store{Folder: root + "/not/there/yet"}
	one := pull.Wanted{Path: s.Folder + "/a.gguf", File: remote.File{Path: "a", Size: most}}
	require.NoError(t, check_total.CheckTotal(s, &pull.Plan{Files: []pull.Wanted{one}}, nil))
	two := one
	two.File.Path = "b"
	require.ErrorIs(t, check_total.CheckTotal(s, &pull.Plan{Files: []pull.Wanted{one, two}}, nil), fetch.ErrNoSpace)
	one.Size, two.Size = 1<<60, 1<<60
	require.ErrorContains(t, check_total.CheckTotal(s, &pull.Plan{Files: []pull.Wanted{one, two}}, nil),
		"all files of the model need 2.3 EB more in "+s.Folder+", where")
	require.NoDirExists(t, s.Folder)
}
