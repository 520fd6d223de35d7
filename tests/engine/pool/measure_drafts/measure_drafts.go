// Package measure_drafts measures answers whose tokens are guessed.
package measure_drafts

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/create_pool"
	"rkllmd/tests/engine/pool/follow_script"
	"rkllmd/tests/support/engine/pool_run"
)

// MeasureDrafts has two pools over m, of which one guesses, answer prompt with the same tokens in turns, and reports
// how many times as fast guesses are, in the processor's time: the median of the turns.
func MeasureDrafts(b *testing.B, m *engine.Model, prompt, answer []int32) {
	var pools [2]*engine.Pool
	for i := range pools {
		p, err := create_pool.CreatePool(m, engine.PoolOptions{Sequences: 1, Size: 1024, Threads: 1, NoDrafts: i == 0,
			Disturb: follow_script.FollowScript(slices.Concat(prompt, answer))})
		require.NoError(b, err)
		defer close_pool.ClosePool(p)
		pool_run.PoolRun(b, p, 0, prompt, 1) // reads the prompt, which stays in the cache
		pools[i] = p
	}
	var ratios []float64
	for b.Loop() {
		var spent [2]time.Duration
		for i, p := range pools {
			var before, after unix.Rusage
			require.NoError(b, unix.Getrusage(unix.RUSAGE_SELF, &before))
			task := pool_run.PoolRun(b, p, 0, prompt, len(answer))
			require.NoError(b, unix.Getrusage(unix.RUSAGE_SELF, &after))
			require.Equal(b, answer, task.Tokens[task.Prompt:])
			spent[i] = time.Duration(after.Utime.Nano() - before.Utime.Nano())
		}
		ratios = append(ratios, float64(spent[0])/float64(spent[1]))
	}
	slices.Sort(ratios)
	b.ReportMetric(ratios[len(ratios)/2], "ratio")
	b.ReportMetric(0, "ns/op")
}
