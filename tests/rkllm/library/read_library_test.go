package library_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library"
	"rkllmd/rkllm/library/read_library"
	"rkllmd/tests/rkllm/rkllm_library_source"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

func TestReadLibrary(t *testing.T) {
	path := rkllm_build_object.RkllmBuildObject(t, rkllm_library_source.RkllmLibrarySource("C", "1.2.2", nil))
	folder := filepath.Dir(path)
	t.Run("a library, by a symbolic link", func(t *testing.T) {
		link := filepath.Join(t.TempDir(), "librkllmrt.so.1")
		require.NoError(t, os.Symlink(path, link))
		d, err := read_library.ReadLibrary(link)
		require.NoError(t, err)
		info, err := os.Stat(path)
		require.NoError(t, err)
		require.Equal(t, path, d.Path)
		require.Equal(t, info.Size(), d.Size)
		require.Len(t, d.BlobID, 40)
		require.Equal(t, "1.2.2", d.Text)
		require.Len(t, d.Symbols, len(rkllm.Functions))
		require.Empty(t, d.Version, "which follows from this is another's business")
	})
	t.Run("a relative path", func(t *testing.T) {
		t.Chdir(folder)
		d, err := read_library.ReadLibrary(library.Name)
		require.NoError(t, err)
		require.Equal(t, path, d.Path)
	})
	pipe, text, large := filepath.Join(folder, "pipe"), filepath.Join(folder, "text"), filepath.Join(folder, "large")
	require.NoError(t, unix.Mkfifo(pipe, 0o600))
	require.NoError(t, os.WriteFile(text, []byte("hello, world"), 0o600))
	require.NoError(t, os.WriteFile(large, nil, 0o600))
	require.NoError(t, os.Truncate(large, library.MaxLibrary+1))
	for path, want := range map[string]string{
		"/no/such/library.so": "the library /no/such/library.so cannot be read: no such file or directory",
		folder:                folder + " is a directory: give the path of the library itself, such as " + path,
		pipe:                  pipe + " is no regular file, so it cannot be a shared library",
		"/dev/null":           "/dev/null is no regular file, so it cannot be a shared library",
		text:                  text + ` is no shared library: it begins with "hello, world", not with the mark of ELF`,
		large:                 large + " has 1073741825 bytes, too many for a librkllmrt.so, which has less than 10 MB",
		text + "/x": "the library " + text +
			"/x cannot be read: a part of the path is a file, where a directory must be",
	} {
		d, err := read_library.ReadLibrary(path)
		require.EqualError(t, err, want)
		require.Equal(t, path, d.Path)
	}
}
