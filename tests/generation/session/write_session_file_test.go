package session_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session"
	"rkllmd/generation/session/read_session_file"
	"rkllmd/generation/session/write_session_file"
)

func TestWriteSessionFile(t *testing.T) {
	folder := t.TempDir()
	path, b := filepath.Join(folder, "session"), &generation.Backend{Model: generation.ModelInfo{Identity: "toy-1",
		ContextSize: 16}}
	f := session.File{Header: session.Header{Model: "toy-1", ModelName: "a \"model\"", Exact: true, Label: "é", Sink: 2,
		Window:    6,
		EndTokens: []int32{7}, Turn: 1, Answer: 2, Dropped: 1 << 60, Cached: 2}, Tokens: []int32{5, 6, 7},
		State: []byte("the state")}
	require.NoError(t, write_session_file.WriteSessionFile(path, f))
	f.Header.Tokens, f.Header.StateBytes = 3, 9
	read, err := read_session_file.ReadSessionFile(path, b)
	require.NoError(t, err)
	require.Equal(t, f, read)
	info, err := os.Stat(path)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode(), "for the owner only")

	f.Tokens, f.State, f.Header.Cached, f.Header.Turn, f.Header.Answer = []int32{}, nil, 0, 0, 0
	link := filepath.Join(folder, "link")
	require.NoError(t, os.Symlink(path, link))
	require.NoError(t, write_session_file.WriteSessionFile(link, f), "an older one is replaced, a link is followed")
	read, err = read_session_file.ReadSessionFile(path, b)
	require.NoError(t, err)
	f.Header.Tokens, f.Header.StateBytes = 0, 0
	require.Equal(t, f, read)

	require.NoError(t, os.WriteFile(path, []byte("something else"), 0o600))
	err = write_session_file.WriteSessionFile(path, f)
	require.EqualError(t, err, "the session cannot be saved to "+path+
		": it is there and is not a saved session; remove it or choose another path")
	require.ErrorIs(t, err, generation.ErrInvalid)
	f.Header.ModelName = strings.Repeat("x", session.MaxSessionHeader)
	err = write_session_file.WriteSessionFile(filepath.Join(folder, "large"), f)
	require.ErrorContains(t, err, "bytes; the limit is 65536")
	require.ErrorIs(t, err, generation.ErrInvalid)
	names, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, names, 2, "nothing unfinished stays behind")
}
