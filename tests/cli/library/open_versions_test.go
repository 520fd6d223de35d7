package library_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/open_versions"
	"rkllmd/isolation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/close_libraries"
	"rkllmd/tests/support/terminal/cli_write_library"
)

func TestOpenVersions(t *testing.T) {
	older := cli_write_library.CliWriteLibrary(t, "B", "RKLLM SDK (version: 1.2.0 (")
	newer := cli_write_library.CliWriteLibrary(t, "C", "RKLLM SDK (version: 1.2.2 (")
	choice := cli.LibraryChoice{Limits: isolation.Limits{Load: time.Minute, Call: time.Minute, Abort: time.Minute},
		Verdicts: &rkllm.Verdicts{}}
	copied := filepath.Join(t.TempDir(), "copy.so")
	text, err := os.ReadFile(older)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(copied, text, 0o700))
	library, err := open_versions.OpenVersions(cli.LibrarySelection{Path: older, Paths: []string{older, "/etc/passwd",
		copied, newer}}, choice)
	require.NoError(t, err)
	require.Equal(t, "1.2.2", library.Version, "the newest")
	require.Len(t, library.Versions.Libraries, 2, "one is no library, one is there twice")
	require.Same(t, choice.Verdicts, library.Versions.Verdicts)
	close_libraries.CloseLibraries(library)
	library, err = open_versions.OpenVersions(cli.LibrarySelection{Path: older}, choice)
	require.NoError(t, err)
	require.Nil(t, library.Versions)
	library.Isolated.Close()
	_, err = open_versions.OpenVersions(cli.LibrarySelection{Paths: []string{"/etc/passwd", "/dev/null"}}, choice)
	require.ErrorContains(t, err, "none of the libraries can be opened")
	require.ErrorContains(t, err, "/dev/null is no regular file")
}
