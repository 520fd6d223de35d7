package library_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/open_version"
	"rkllmd/isolation"
	"rkllmd/tests/support/terminal/cli_write_library"
)

func TestOpenVersion(t *testing.T) {
	path := cli_write_library.CliWriteLibrary(t, "C", "RKLLM SDK (version: 1.2.2 (")
	choice := cli.LibraryChoice{Limits: isolation.Limits{Load: time.Minute, Call: time.Minute, Abort: time.Minute}}
	library, err := open_version.OpenVersion(path, choice, true)
	require.NoError(t, err)
	require.Equal(t, "1.2.2", library.Version)
	library.Isolated.Close()
	_, err = open_version.OpenVersion("/etc/passwd", choice, false)
	require.ErrorContains(t, err, "is no shared library")
}
