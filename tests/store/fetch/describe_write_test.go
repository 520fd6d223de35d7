package fetch_test

import (
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/describe_write"
)

func TestDescribeWrite(t *testing.T) {
	part := &fetch.Part{Job: &fetch.Job{Folder: "F", Progress: &fetch.Progress{}}, Plan: fetch.Plan{Size: 5000}}
	part.Job.Progress.Done.Store(2000)
	err := describe_write.DescribeWrite(part, &fs.PathError{Err: unix.ENOSPC})
	require.ErrorIs(t, err, fetch.ErrNoSpace)
	require.ErrorContains(t, err, "2.0 kB of 5.0 kB have come, and stay in F")
	require.ErrorIs(t, describe_write.DescribeWrite(part, unix.EIO), fetch.ErrWrite)
}
