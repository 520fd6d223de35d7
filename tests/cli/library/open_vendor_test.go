package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/open_vendor"
	"rkllmd/tests/support/terminal/cli_write_library"
)

func TestOpenVendor(t *testing.T) {
	path := cli_write_library.CliWriteLibrary(t, "C", "RKLLM SDK (version: 1.2.2 (")
	library, err := open_vendor.OpenVendor(cli.LibrarySelection{Path: path, Reason: "R"}, cli.LibraryChoice{Path: path})
	require.NoError(t, err)
	require.Equal(t, "1.2.2", library.Version)
	require.Nil(t, library.Isolated)
	_, err = open_vendor.OpenVendor(cli.LibrarySelection{Path: path, Reason: "R"}, cli.LibraryChoice{Exact: true})
	require.ErrorContains(t, err, "that library cannot be told to compute exactly")
	_, err = open_vendor.OpenVendor(cli.LibrarySelection{Path: "/etc/passwd", Reason: "R"}, cli.LibraryChoice{})
	require.ErrorContains(t, err, "it was found in the usual places: name another one with --library PATH")
}
