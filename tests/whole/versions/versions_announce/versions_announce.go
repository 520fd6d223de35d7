// Package versions_announce tells one version of the conformance library what is coming.
package versions_announce

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/versions/versions_prepare"
)

// VersionsAnnounce announces the next call of a function (without its prefix rkllm_) of that version, and what it must
// do then: it takes any arguments.
func VersionsAnnounce(tb testing.TB, s *versions_prepare.Set, version, function, script string) {
	tb.Helper()
	place := filepath.Join(s.Folder, version, "rkllm_"+function)
	require.NoError(tb, os.WriteFile(place+".script", []byte(script), 0o600))
	require.NoError(tb, os.WriteFile(place+".expect", []byte("anything\n"), 0o600))
}
