// Package versions_prepare builds several versions of the conformance library.
package versions_prepare

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_platform"
	"rkllmd/tests/whole/build_conformance"
	"rkllmd/tests/whole/conformance_prepare"
)

// Set is several versions of the conformance library in one folder.
type Set struct {
	*conformance_prepare.Session        // of the first one
	Libraries                    string // the folder that they lie in
	State                        string // the file in which the daemon remembers
	Paths                        map[string]string
}

// VersionsPrepare builds these versions of the conformance library, and puts them into a folder as
// librkllmrt-VERSION.so. Nothing is announced yet.
func VersionsPrepare(tb testing.TB, versions ...string) *Set {
	tb.Helper()
	s := &Set{Session: conformance_prepare.ConformancePrepare(tb, versions[0]), Paths: map[string]string{}}
	tb.Setenv("RKLLM_CONFORMANCE", s.Folder) // the libraries do not lie in it
	s.Libraries, s.State = filepath.Join(s.Folder, "libraries"), filepath.Join(s.Folder, "state", "libraries.json")
	require.NoError(tb, os.Mkdir(s.Libraries, 0o700))
	for _, version := range versions {
		built := build_conformance.BuildConformance(tb, version, daemon_platform.DaemonPlatform(tb).Compiler)
		text, err := os.ReadFile(built)
		require.NoError(tb, err)
		s.Paths[version] = filepath.Join(s.Libraries, "librkllmrt-"+version+".so")
		require.NoError(tb, os.WriteFile(s.Paths[version], text, 0o700))
		require.NoError(tb, os.Mkdir(filepath.Join(s.Folder, version), 0o700))
	}
	return s
}
