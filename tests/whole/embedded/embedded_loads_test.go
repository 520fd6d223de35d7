package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/embedded/load_cycles"
	"rkllmd/tests/whole/soak_count"
)

// 1,000 times rkllm.init and rkllm.destroy add less than 10 MB to a daemon's memory, loaded with the least and with the
// most; make soak: and with what is between.
func TestEmbeddedLoads(t *testing.T) {
	shapes := [][2]int{{512, 1}, {8192, 8}, {512, 8}, {2048, 1}, {2048, 8}, {8192, 1}}
	for _, shape := range shapes[:soak_count.SoakCount(2, len(shapes))] {
		daemon := start_daemon.StartDaemon(t, start_daemon.Options{Plain: true})
		growth := load_cycles.LoadCycles(t, daemon, shape[0], shape[1], 1000)
		t.Logf("context %d, n_batch %d: %d kB in 1,000 cycles", shape[0], shape[1], growth>>10)
		assert.Less(t, growth, 10<<20, "context %d, n_batch %d", shape[0], shape[1])
	}
}
