package fetch_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/read_mark"
	"rkllmd/store/fetch/write_piece"
)

func TestWritePiece(t *testing.T) {
	root := t.TempDir()
	part := &fetch.Part{Job: &fetch.Job{Progress: &fetch.Progress{}}, Plan: fetch.Plan{Size: 15, Step: 10}}
	for name, file := range map[string]**os.File{"data": &part.Data, "marks": &part.Marks} {
		made, err := os.Create(filepath.Join(root, name))
		require.NoError(t, err)
		defer made.Close()
		*file = made
	}
	require.NoError(t, write_piece.WritePiece(part, 1, 2, []byte("abc")))
	text, err := os.ReadFile(part.Data.Name())
	require.NoError(t, err)
	require.Equal(t, string(make([]byte, 12))+"abc", string(text))
	require.EqualValues(t, 5, read_mark.ReadMark(part, 1))
	require.EqualValues(t, 3, part.Job.Progress.Done.Load())
	require.NotZero(t, part.Heard.Load())

	full, err := os.OpenFile("/dev/full", os.O_RDWR, 0)
	require.NoError(t, err)
	defer full.Close()
	part.Data = full
	require.ErrorIs(t, write_piece.WritePiece(part, 0, 0, []byte("abc")), fetch.ErrNoSpace)
	require.Zero(t, read_mark.ReadMark(part, 0), "what is not written is not marked")
}
