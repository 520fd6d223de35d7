package variants_test

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/variants/find_variant"
)

func TestFindVariant(t *testing.T) {
	folder := t.TempDir()
	sums := ""
	for _, name := range []string{"best", "good", "good-2"} {
		text := []byte("the code of " + name)
		require.NoError(t, os.WriteFile(filepath.Join(folder, "libggml-cpu-"+name+".so"), text, 0o600))
		sums += fmt.Sprintf("%s:%x,", name, sha256.Sum256(text))
	}
	sums += "absent:12,folder:34"
	require.NoError(t, os.Mkdir(filepath.Join(folder, "libggml-cpu-folder.so"), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "libggml-cpu-foreign.so"), nil, 0o600))
	damaged := filepath.Join(folder, "libggml-cpu-good.so")

	for _, test := range []struct {
		name, sums, found string
		usable, problems  []string
	}{
		{"the first usable one", sums, "best", []string{"best", "good"}, nil},
		{"not the best of all", sums, "good-2", []string{"good-2"}, nil},
		{"none is usable", sums, "", nil, nil},
		{"a build without variants", "", "", []string{"best"}, nil},
		{"a variant that this release has not", sums, "good-2", []string{"foreign", "good-2"}, nil},
		{"one is absent", sums, "good-2", []string{"absent", "good-2"}, []string{folder +
			" lacks libggml-cpu-absent.so"}},
		{"one is a folder", sums, "best", []string{"folder", "best"}, []string{"is a directory"}},
		{"all are absent", "a:1,b:2", "", []string{"a", "b"}, []string{folder +
			" lacks libggml-cpu-a.so, libggml-cpu-b.so"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			path, problems := find_variant.FindVariant(folder, test.sums, test.usable)
			if test.found != "" {
				test.found = filepath.Join(folder, "libggml-cpu-"+test.found+".so")
			}
			require.Equal(t, test.found, path)
			require.Len(t, problems, len(test.problems))
			for i, problem := range problems {
				require.ErrorContains(t, problem, test.problems[i])
			}
		})
	}

	t.Run("one of another release", func(t *testing.T) {
		require.NoError(t, os.WriteFile(damaged, []byte("the code of gooe"), 0o600))
		path, problems := find_variant.FindVariant(folder, sums, []string{"good", "good-2"})
		require.Equal(t, filepath.Join(folder, "libggml-cpu-good-2.so"), path)
		require.Len(t, problems, 1)
		require.EqualError(t, problems[0], fmt.Sprintf("%s is not of this release: its SHA-256 is %x instead of %x",
			damaged, sha256.Sum256([]byte("the code of gooe")), sha256.Sum256([]byte("the code of good"))))
	})
}
