// Package isolation_stuck is a process whose end nobody hears of.
package isolation_stuck

import (
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/create_region"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/rkllm"
)

// IsolationStuck returns a process that is given up a millisecond after it was killed: its end is not read
// before the test ends, as that of one which hangs in a driver.
func IsolationStuck(tb testing.TB) *isolation.Process {
	tb.Helper()
	command := exec.Command("sleep", "1000")
	require.NoError(tb, command.Start())
	tb.Cleanup(func() { _ = command.Wait() })
	region, file, err := create_region.CreateRegion()
	require.NoError(tb, err)
	require.NoError(tb, file.Close())
	p := &isolation.Process{Isolation: &isolation.Isolation{Arena: &rkllm.Arena{},
		Limits: isolation.Limits{Kill: time.Millisecond}},
		Command: command, Region: region, Drained: make(chan struct{}), Written: make(chan struct{}),
		Gone: make(chan struct{})}
	close(p.Drained)
	close(p.Written)
	for n := range p.Lanes {
		lane, theirs, err := open_lane.OpenLane(true)
		require.NoError(tb, err)
		require.NoError(tb, theirs.Close())
		p.Lanes[n] = lane
	}
	return p
}
