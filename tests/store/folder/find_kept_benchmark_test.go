package folder_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/find_kept"
)

// BenchmarkFindKept: a name is looked up in a cache of Hugging Face's with 2,000 files of 200 repositories, a tenth of
// them models, which is done at each request that names one of the store.
func BenchmarkFindKept(b *testing.B) {
	s := store.Store{Folder: b.TempDir(), Caches: []string{b.TempDir()}}
	kept := &folder.Kept{}
	commit := strings.Repeat("0123456789", 4)
	for i := range 200 {
		repository := filepath.Join(s.Caches[0], fmt.Sprintf("models--owner--repo%d", i))
		snapshot := filepath.Join(repository, "snapshots", commit)
		require.NoError(b, os.MkdirAll(filepath.Join(repository, "blobs"), 0o755))
		require.NoError(b, os.MkdirAll(filepath.Join(repository, "refs"), 0o755))
		require.NoError(b, os.MkdirAll(snapshot, 0o755))
		require.NoError(b, os.WriteFile(filepath.Join(repository, "refs", "main"), []byte(commit), 0o644))
		for j := range 10 {
			name := []string{fmt.Sprintf("model%d.Q8_0.gguf", i), fmt.Sprintf("file%d.json", j)}[min(j, 1)]
			require.NoError(b, os.WriteFile(filepath.Join(repository, "blobs", fmt.Sprint(j)), []byte("GGUF"), 0o644))
			require.NoError(b, os.Symlink("../../blobs/"+fmt.Sprint(j), filepath.Join(snapshot, name)))
		}
	}
	for b.Loop() {
		found, err := find_kept.FindKept(s, kept, "model199.Q8_0")
		require.NoError(b, err)
		require.Equal(b, "model199.Q8_0", found.Name)
	}
}
