// Package conformance_announce tells the conformance library what is coming.
package conformance_announce

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_prepare"
)

// ConformanceAnnounce announces the next call of a function (without its prefix rkllm_): what its arguments must be, as
// the library writes them down, and what it must do then. For abort and is_running that holds for all calls, until it
// is announced anew.
func ConformanceAnnounce(tb testing.TB, s *conformance_prepare.Session, function, expect, script string) {
	tb.Helper()
	place := filepath.Join(s.Folder, "rkllm_"+function)
	require.NoError(tb, os.WriteFile(place+".script", []byte(script), 0o600))
	require.NoError(tb, os.WriteFile(place+".new", []byte(expect), 0o600))
	require.NoError(tb, os.Rename(place+".new", place+".expect"))
}
