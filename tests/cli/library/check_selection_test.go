package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/check_selection"
	"rkllmd/librkllmrt/abi/open_builtin"
)

func TestCheckSelection(t *testing.T) {
	type choice = cli.LibraryChoice
	with := cli.Embedded{OpenRuntime: open_builtin.OpenBuiltin}
	embedded := cli.LibrarySelection{Path: cli.EmbeddedLibrary, Reason: "R"}
	vendor := cli.LibrarySelection{Path: "/l.so", Reason: "R"}
	require.NoError(t, check_selection.CheckSelection(vendor, choice{Version: "1.2.3"}, cli.Embedded{}))
	require.NoError(t, check_selection.CheckSelection(embedded, choice{}, with))

	err := check_selection.CheckSelection(embedded, choice{}, cli.Embedded{})
	require.EqualError(t, err, "this build has no embedded runtime (it was made with -tags noembedded), and R: "+
		"name the vendor's librkllmrt.so with --library PATH (RKLLM_LIBRARY); see --help")
	require.ErrorIs(t, err, cli.ErrUsage)
	err = check_selection.CheckSelection(embedded, choice{Version: "1.2.3"}, with)
	require.EqualError(t, err, "--rkllm-version (RKLLMD_RKLLM_VERSION) is for a vendor's library, but the embedded "+
		"runtime would be served, because R: name the library with --library PATH (RKLLM_LIBRARY); see --help")
	require.ErrorIs(t, err, cli.ErrUsage)
	require.NoError(t, check_selection.CheckSelection(embedded, choice{Llama: "/mine", Isolate: true}, with))
	require.NoError(t, check_selection.CheckSelection(embedded, choice{Llama: "/mine", Isolate: true,
		IsolateAsked: true}, with))
	err = check_selection.CheckSelection(vendor, choice{Llama: "/mine"}, with)
	require.EqualError(t, err, "--llama (RKLLMD_LLAMA) is for the embedded runtime, but /l.so would be served, "+
		"because R: leave out one of them; see --help")
	for setting, asked := range map[string]choice{"--exact (RKLLMD_EXACT)": {Llama: "/mine", Exact: true},
		"--grpc": {Llama: "/mine", ExactHere: "--grpc"}} {
		err = check_selection.CheckSelection(embedded, asked, with)
		require.EqualError(t, err, setting+" has answers computed exactly, which the llama.cpp inside this program "+
			"can, with kernels of its own, and the one that --llama (RKLLMD_LLAMA) names cannot: leave out one of "+
			"them; see --help")
		require.ErrorIs(t, err, cli.ErrUsage)
	}
	require.NoError(t, check_selection.CheckSelection(embedded, choice{Isolate: true}, with), "the default")
	err = check_selection.CheckSelection(embedded, choice{Isolate: true, IsolateAsked: true}, with)
	require.EqualError(t, err, "--isolate (RKLLMD_ISOLATE) gives a vendor's library a process of its own, but the "+
		"embedded runtime would be served, because R, and that is a part of this program: leave it out, or name the "+
		"same runtime as a library with --library PATH (RKLLM_LIBRARY), which \"make librkllmrt\" builds; see --help")
	require.ErrorIs(t, err, cli.ErrUsage)
}
