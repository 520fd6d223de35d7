// Package isolation_open opens the small library in a process of its own.
package isolation_open

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/find_isolation"
	"rkllmd/isolation/seam/open_isolated_library"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_library"
)

// IsolationOpen opens the small library in a process of its own, until the test ends.
func IsolationOpen(tb testing.TB) (*isolation.Isolation, *rkllm.Library) {
	tb.Helper()
	limits := isolation.Limits{Load: time.Minute, Call: time.Minute, Abort: time.Minute, Kill: time.Hour,
		Confined: true}
	library, err := open_isolated_library.OpenIsolatedLibrary(isolation_library.IsolationLibrary(tb), "1.3.0", limits)
	require.NoError(tb, err)
	i := find_isolation.FindIsolation(library.Isolated.Base)
	tb.Cleanup(library.Isolated.Close)
	return i, library
}
