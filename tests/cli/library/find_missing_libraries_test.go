package library_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/library/find_missing_libraries"
	"rkllmd/tests/cli/cli_write_machine"
	"rkllmd/tests/support/terminal/cli_write_library"
)

func TestFindMissingLibraries(t *testing.T) {
	t.Setenv("LD_LIBRARY_PATH", "")
	root := cli_write_machine.CliWriteMachine(t, map[string]string{
		"lib64/libc.so.6": "", "usr/lib/aarch64-linux-gnu/libm.so.6": "",
		"etc/ld.so.cache": "glibc\x00librga.so.2\x00/opt/librga.so.2\x00"})
	path := cli_write_library.CliWriteLibrary(t, "D", "", "-Wl,-rpath,$ORIGIN/more", "-Wl,-rpath-link,.")
	needed := []string{"libc.so.6", "libm.so.6", "librga.so.2", "libnear.so", "libfar.so", "rga.so.2"}
	require.Equal(t, []string{"libnear.so", "libfar.so", "rga.so.2"}, find_missing_libraries.FindMissingLibraries(path,
		needed, root))

	require.NoError(t, os.Mkdir(filepath.Join(filepath.Dir(path), "more"), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(filepath.Dir(path), "more/libnear.so"), nil, 0o600))
	require.Equal(t, []string{"libfar.so", "rga.so.2"}, find_missing_libraries.FindMissingLibraries(path, needed, root))

	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "libfar.so"), nil, 0o600))
	t.Setenv("LD_LIBRARY_PATH", "/nowhere:"+folder)
	require.Equal(t, []string{"rga.so.2"}, find_missing_libraries.FindMissingLibraries(path, needed, root))

	needed, path = []string{"libc.so.6"}, os.DevNull
	require.Empty(t, find_missing_libraries.FindMissingLibraries(path, needed, root))
	root = "/"
	require.Empty(t, find_missing_libraries.FindMissingLibraries(path, needed, root), "of this machine")
}
