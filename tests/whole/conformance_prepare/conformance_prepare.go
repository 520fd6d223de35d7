// Package conformance_prepare builds a conformance library and the folder that it works with.
package conformance_prepare

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_platform"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/rkllm/openrpc_compile"
	"rkllmd/tests/whole/build_conformance"
	"rkllmd/tests/whole/conformance_fields"
	"rkllmd/tests/whole/conformance_version"
)

// Session is a daemon with a conformance library, and a client of it.
type Session struct {
	conformance_version.Version
	Folder  string // where the test announces calls and the library reports them
	Library string // the path of the librkllmrt.so
	Fields  map[string][]conformance_fields.Field
	Daemon  *start_daemon.Daemon
	Client  *connect_client.Client
	API     *openrpc_compile.API // with which calls are compared; nil: they are not
}

// ConformancePrepare builds the conformance library of a version, with more compiler flags if they are given, and puts
// it into the folder in which calls are announced, where it finds them. There is no daemon and no client yet.
func ConformancePrepare(tb testing.TB, version string, flags ...string) *Session {
	tb.Helper()
	folder, err := filepath.EvalSymlinks(tb.TempDir())
	require.NoError(tb, err)
	for _, name := range []string{"announced", "model", "lora", "cache"} {
		require.NoError(tb, os.WriteFile(filepath.Join(folder, name), []byte("nothing"), 0o600))
	}
	s := &Session{Version: conformance_version.ConformanceVersion(version), Folder: folder}
	built := build_conformance.BuildConformance(tb, version, daemon_platform.DaemonPlatform(tb).Compiler, flags...)
	library, err := os.ReadFile(built)
	require.NoError(tb, err)
	s.Library = filepath.Join(folder, filepath.Base(built))
	require.NoError(tb, os.WriteFile(s.Library, library, 0o600))
	s.Fields = conformance_fields.ConformanceFields(tb, s.Generation, folder)
	return s
}
