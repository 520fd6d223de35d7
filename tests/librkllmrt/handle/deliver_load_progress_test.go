package handle_test

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/handle"
	"rkllmd/librkllmrt/handle/deliver_load_progress"
	"rkllmd/tests/librkllmrt/handle/rt_record_loads"
	"rkllmd/tests/support/librkllmrt/rt_log"
)

func TestDeliverLoadProgress(t *testing.T) {
	log := rt_log.RtLog(t)
	seen := rt_record_loads.RtRecordLoads(t)

	steps := []float32{0, 0.05, 0.55, 1}
	for pause, want := range map[int64][]string{0: {"0%", "5%", "55%", "100%"}, int64(time.Hour): {"0%"}} {
		*seen = nil
		log.Reset()
		report := deliver_load_progress.DeliverLoadProgress(&handle.LoadProgress{Path: "/m.gguf", Pause: pause})
		for _, done := range steps {
			require.True(t, report(done))
		}
		require.Equal(t, steps, *seen)
		var logged []string
		for line := range strings.Lines(log.String()) {
			require.Contains(t, line, `level=INFO msg="rkllm: loading model" path=/m.gguf`)
			require.Contains(t, line, "elapsed=")
			_, rest, _ := strings.Cut(line, "done=")
			logged = append(logged, strings.Fields(rest)[0])
		}
		require.Equal(t, want, logged)
	}
	log.Reset()
	deliver_load_progress.DeliverLoadProgress(&handle.LoadProgress{Next: math.MaxInt64})(0.5)
	require.Empty(t, log.String(), "none is due yet")
}
