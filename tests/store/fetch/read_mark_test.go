package fetch_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/read_mark"
	"rkllmd/store/fetch/write_mark"
)

func TestReadMark(t *testing.T) {
	file, err := os.Create(t.TempDir() + "/a")
	require.NoError(t, err)
	defer file.Close()
	part := &fetch.Part{Marks: file, Plan: fetch.Plan{Size: 15, Step: 10}}
	require.Zero(t, read_mark.ReadMark(part, 0))
	require.NoError(t, write_mark.WriteMark(part, 1, 3))
	require.Equal(t, []int64{0, 3}, []int64{read_mark.ReadMark(part, 0), read_mark.ReadMark(part, 1)})
	require.NoError(t, write_mark.WriteMark(part, 1, 9))
	require.EqualValues(t, 5, read_mark.ReadMark(part, 1), "a range has no more than its length")
	require.NoError(t, write_mark.WriteMark(part, 1, -9))
	require.Zero(t, read_mark.ReadMark(part, 1))
}
