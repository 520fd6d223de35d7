package seam_test

import (
	"errors"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/find_isolation"
	"rkllmd/isolation/seam/open_isolated_library"
	"rkllmd/tests/isolation/isolation_library"
)

// A process that hangs in a driver, where SIGKILL does not reach it, holds up nobody who gives up its library; what is
// its own is given back when it has ended.
func TestReleaseLibrary(t *testing.T) {
	library, err := open_isolated_library.OpenIsolatedLibrary(isolation_library.IsolationLibrary(t), "1.3.0",
		isolation.Limits{Load: time.Minute, Call: time.Minute})
	require.NoError(t, err)
	i := find_isolation.FindIsolation(library.Isolated.Base)
	i.Mu.Lock()
	i.Stuck = &isolation.Process{}
	i.Mu.Unlock()
	i.Living.Add(1)
	library.Isolated.Close()
	require.Equal(t, i, find_isolation.FindIsolation(library.Isolated.Base))
	i.Living.Done()
	require.Eventually(t, func() bool {
		_, err = i.Arena.File.Stat()
		return errors.Is(err, os.ErrClosed)
	}, time.Minute, time.Millisecond)
	require.Nil(t, find_isolation.FindIsolation(library.Isolated.Base))
}
