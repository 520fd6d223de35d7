package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/embedded/load_cycles"
)

// 1,000 times rkllm.init and rkllm.destroy add less than 10 MB to a daemon's memory, whatever the model is loaded with.
func TestEmbeddedLoads(t *testing.T) {
	for _, shape := range [][2]int{{512, 1}, {512, 8}, {2048, 1}, {2048, 8}, {8192, 1}, {8192, 8}} {
		daemon := start_daemon.StartDaemon(t, start_daemon.Options{Plain: true})
		growth := load_cycles.LoadCycles(t, daemon, shape[0], shape[1], 1000)
		t.Logf("context %d, n_batch %d: %d kB in 1,000 cycles", shape[0], shape[1], growth>>10)
		assert.Less(t, growth, 10<<20, "context %d, n_batch %d", shape[0], shape[1])
	}
}
