package fetch_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/close_part"
	"rkllmd/store/fetch/open_part"
	"rkllmd/store/fetch/write_piece"
)

func TestOpenPart(t *testing.T) {
	job := &fetch.Job{Folder: t.TempDir() + "/a/b", Progress: &fetch.Progress{}}
	plan := fetch.Plan{Size: 3 << 20, Step: 1 << 20, Ranged: true, Tag: "1"}
	part, err := open_part.OpenPart(job, plan)
	require.NoError(t, err)
	require.False(t, part.Resumed)
	require.NoError(t, write_piece.WritePiece(part, 1, 0, []byte("abc")))
	close_part.ClosePart(part)
	part, err = open_part.OpenPart(job, plan)
	require.NoError(t, err)
	require.Equal(t, []any{true, int64(3), int64(3 << 20)}, []any{part.Resumed, job.Progress.Done.Load(),
		job.Progress.Total.Load()})
	close_part.ClosePart(part)
	plan.Tag = "2"
	part, err = open_part.OpenPart(job, plan)
	require.NoError(t, err)
	require.False(t, part.Resumed, "it is another file")
	close_part.ClosePart(part)
	plan.SHA256 = "promised"
	part, err = open_part.OpenPart(job, plan)
	require.NoError(t, err)
	require.NoError(t, write_piece.WritePiece(part, 1, 0, []byte("abc")))
	close_part.ClosePart(part)
	plan.Tag = ""
	part, err = open_part.OpenPart(job, plan)
	require.NoError(t, err)
	require.True(t, part.Resumed, "an earlier version has kept a tag beside the checksum")
	close_part.ClosePart(part)
	plan.Size = 1 << 60
	_, err = open_part.OpenPart(job, plan)
	require.ErrorIs(t, err, fetch.ErrNoSpace)
	_, err = open_part.OpenPart(&fetch.Job{Folder: "/dev/null/a"}, plan)
	require.Error(t, err)
}
