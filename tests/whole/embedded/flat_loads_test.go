package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/embedded/load_cycles"
)

// Models that are loaded and unloaded leave nothing behind. The race detector's own memory takes most of what is
// allowed here; embedded_loads, the long sibling, has no race detector and allows less.
func TestFlatLoads(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	for _, shape := range [][2]int{{2048, 1}, {512, 8}} {
		growth := load_cycles.LoadCycles(t, daemon, shape[0], shape[1], 60)
		require.Less(t, growth, 40<<20, "resident bytes, context %d, n_batch %d", shape[0], shape[1])
	}
}
