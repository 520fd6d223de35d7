package load_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/choose_named_library"
)

func TestChooseNamedLibrary(t *testing.T) {
	root := t.TempDir()
	_, err := choose_named_library.ChooseNamedLibrary(cli.LibraryChoice{Path: "/a.so", Name: "--library"}, root)
	require.ErrorContains(t, err, "give --isolate (RKLLMD_ISOLATE) too")
	choice, err := choose_named_library.ChooseNamedLibrary(cli.LibraryChoice{Path: "/a.so", Isolate: true}, root)
	require.NoError(t, err)
	require.Equal(t, "/a.so", choice.Path)
	_, err = choose_named_library.ChooseNamedLibrary(cli.LibraryChoice{Isolate: true}, root)
	require.EqualError(t, err, "it is for a vendor's library, but the embedded runtime is served, because this "+
		"machine has no RKNPU, and no librkllmrt.so lies in the usual places: name one with --library PATH "+
		"(RKLLM_LIBRARY)")
	found := filepath.Join(root, "usr/lib/librkllmrt.so")
	require.NoError(t, os.MkdirAll(filepath.Dir(found), 0o700))
	require.NoError(t, os.WriteFile(found, nil, 0o600))
	choice, err = choose_named_library.ChooseNamedLibrary(cli.LibraryChoice{Path: cli.EmbeddedLibrary, Isolate: true},
		root)
	require.NoError(t, err)
	require.Equal(t, found, choice.Path, "beside the embedded runtime")
}
