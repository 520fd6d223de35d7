package context_test

import (
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context"
	"rkllmd/engine/context/release_cpus"
	"rkllmd/engine/context/take_cpus"
)

func TestTakeCpus(t *testing.T) {
	s := &context.Share{CPUs: 4}
	require.Equal(t, 9, take_cpus.TakeCpus(s, 9), "alone it may have more than there are")
	release_cpus.ReleaseCpus(s, 9)
	require.Equal(t, 2, take_cpus.TakeCpus(s, 2))
	require.Equal(t, 2, take_cpus.TakeCpus(s, 3), "side by side each has half")
	require.Equal(t, 4, s.Taken)
	release_cpus.ReleaseCpus(s, 2)
	release_cpus.ReleaseCpus(s, 2)
	require.Equal(t, 2, take_cpus.TakeCpus(s, 4), "the other one will be back")
	release_cpus.ReleaseCpus(s, 2)
	s.Met = time.Now().Add(-context.TeamPause)
	require.Equal(t, 4, take_cpus.TakeCpus(s, 4), "it was not for a while")
	release_cpus.ReleaseCpus(s, 4)
	one := &context.Share{CPUs: 1, Met: time.Now()}
	require.Equal(t, 1, take_cpus.TakeCpus(one, 3))
	var computing, most atomic.Int64
	var others sync.WaitGroup
	for i := range 8 {
		others.Go(func() {
			for range 200 {
				threads := take_cpus.TakeCpus(s, 1+i%3)
				now := computing.Add(int64(threads))
				for old := most.Load(); now > old && !most.CompareAndSwap(old, now); old = most.Load() {
				}
				computing.Add(int64(-threads))
				release_cpus.ReleaseCpus(s, threads)
			}
		})
	}
	others.Wait()
	require.LessOrEqual(t, most.Load(), int64(4))
	require.Zero(t, s.Taken)
	require.Empty(t, s.Line)
}
