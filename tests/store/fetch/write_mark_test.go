package fetch_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/write_mark"
)

func TestWriteMark(t *testing.T) {
	file, err := os.Create(t.TempDir() + "/a")
	require.NoError(t, err)
	defer file.Close()
	require.NoError(t, write_mark.WriteMark(&fetch.Part{Marks: file}, 1, 0x0102))
	text, err := os.ReadFile(file.Name())
	require.NoError(t, err)
	require.Equal(t, append(make([]byte, 8), 2, 1, 0, 0, 0, 0, 0, 0), text)
}
