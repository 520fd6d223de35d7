package pull_test

import (
	"crypto/sha256"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/find_there"
	"rkllmd/store/remote"
	"rkllmd/tests/support/models/store_file"
)

func TestFindThere(t *testing.T) {
	path := store_file.StoreFile(t, t.TempDir(), "a.gguf", "text")
	right := fmt.Sprintf("%x", sha256.Sum256([]byte("text")))
	file := pull.Wanted{Path: path, File: remote.File{SHA256: right, Size: 4}}
	got, err := find_there.FindThere(t.Context(), file, nil)
	require.NoError(t, err)
	require.Equal(t, right, got)
	file.SHA256 = "promised"
	got, err = find_there.FindThere(t.Context(), file, nil)
	require.NoError(t, err)
	require.Empty(t, got)
	known := &store.Manifest{Files: []store.ManifestFile{{Name: "a.gguf", Size: 4, SHA256: "promised"}}}
	got, err = find_there.FindThere(t.Context(), file, known)
	require.NoError(t, err)
	require.Equal(t, "promised", got)
	for _, other := range []pull.Wanted{{Path: path}, {Path: path + "x", File: remote.File{SHA256: right}},
		{Path: path, File: remote.File{SHA256: right, Size: 5}}} {
		got, err = find_there.FindThere(t.Context(), other, known)
		require.NoError(t, err)
		require.Empty(t, got)
	}
}
