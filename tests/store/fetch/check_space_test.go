package fetch_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/check_space"
)

func TestCheckSpace(t *testing.T) {
	file, err := os.Create(t.TempDir() + "/a")
	require.NoError(t, err)
	defer file.Close()
	part := &fetch.Part{Job: &fetch.Job{Folder: "F"}, Data: file, Plan: fetch.Plan{Size: 1}}
	require.NoError(t, check_space.CheckSpace(part))
	part.Plan.Size = 1 << 60
	err = check_space.CheckSpace(part)
	require.ErrorIs(t, err, fetch.ErrNoSpace)
	require.ErrorContains(t, err, "the disk is full: the file needs 1.2 EB more in F, where")
}
