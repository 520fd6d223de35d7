package seam_test

import (
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/find_isolation"
	"rkllmd/isolation/process/take_process"
	"rkllmd/isolation/seam/open_isolated_library"
	"rkllmd/tests/isolation/isolation_library"
)

func TestCloseLibrary(t *testing.T) {
	limits := isolation.Limits{Load: time.Minute, Call: time.Minute}
	path, files := isolation_library.IsolationLibrary(t), 0
	for round := range 50 { // more than there are places for arenas
		library, err := open_isolated_library.OpenIsolatedLibrary(path, "1.3.0", limits)
		require.NoError(t, err)
		i := find_isolation.FindIsolation(library.Isolated.Base)
		p := i.Current
		library.Isolated.Close()
		<-p.Gone
		require.Nil(t, find_isolation.FindIsolation(library.Isolated.Base))
		_, err = take_process.TakeProcess(i)
		require.ErrorContains(t, err, "stopping")
		maps, err := os.ReadFile("/proc/self/maps")
		require.NoError(t, err)
		require.NotContains(t, string(maps), fmt.Sprintf("\n%x-", uintptr(i.Arena.Base)), "its memory is given back")
		open, err := os.ReadDir("/proc/self/fd")
		require.NoError(t, err)
		if round == 0 {
			files = len(open)
		}
		require.LessOrEqual(t, len(open), files+8)
	}
}
