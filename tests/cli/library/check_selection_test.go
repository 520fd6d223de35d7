package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/check_selection"
	"rkllmd/librkllmrt/abi/open_builtin"
)

func TestCheckSelection(t *testing.T) {
	with := cli.Embedded{OpenRuntime: open_builtin.OpenBuiltin}
	embedded := cli.LibrarySelection{Path: cli.EmbeddedLibrary, Reason: "R"}
	require.NoError(t, check_selection.CheckSelection(cli.LibrarySelection{Path: "/l.so"}, "1.2.3", cli.Embedded{}))
	require.NoError(t, check_selection.CheckSelection(embedded, "", with))

	err := check_selection.CheckSelection(embedded, "", cli.Embedded{})
	require.EqualError(t, err, "this build has no embedded runtime (it was made with -tags noembedded), and R: "+
		"name the vendor's librkllmrt.so with --library PATH (RKLLM_LIBRARY); see --help")
	require.ErrorIs(t, err, cli.ErrUsage)
	err = check_selection.CheckSelection(embedded, "1.2.3", with)
	require.EqualError(t, err, "--rkllm-version (RKLLMD_RKLLM_VERSION) is for a vendor's library, but the "+
		"embedded runtime would be served, "+
		"because R: name the library with --library PATH (RKLLM_LIBRARY); see --help")
	require.ErrorIs(t, err, cli.ErrUsage)
}
