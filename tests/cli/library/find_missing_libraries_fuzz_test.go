package library_test

import (
	"os"
	"path/filepath"
	"testing"

	"rkllmd/cli/library/find_missing_libraries"
	"rkllmd/tests/support/terminal/cli_write_library"
)

// No file, library or not, makes it fail: a library that is nowhere is missing, whatever the file says.
func FuzzFindMissingLibraries(f *testing.F) {
	good, err := os.ReadFile(cli_write_library.CliWriteLibrary(f, "A", "", "-s", "-Wl,-rpath,$ORIGIN/more:/usr"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Add(good[:200])
	path, root := filepath.Join(f.TempDir(), "library"), f.TempDir()
	f.Fuzz(func(t *testing.T, content []byte) {
		if err := os.WriteFile(path, content, 0o600); err != nil {
			t.Fatal(err)
		}
		if missing := find_missing_libraries.FindMissingLibraries(path, []string{"libnowhere.so.9"}, root); len(
			missing) != 1 {
			t.Fatal(missing)
		}
	})
}
