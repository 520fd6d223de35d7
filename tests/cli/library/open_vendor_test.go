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
	for reason, choice := range map[string]cli.LibraryChoice{
		"that library cannot be told to compute exactly": {Path: path, Exact: true},
		"cannot be version 1.3.0":                        {Path: path, Version: "1.3.0"},
	} {
		_, err = open_vendor.OpenVendor(cli.LibrarySelection{Path: path, Reason: "R"}, choice)
		require.ErrorContains(t, err, reason)
	}
}
