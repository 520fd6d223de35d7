package context_test

import (
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context"
	"rkllmd/engine/context/release_cpus"
	"rkllmd/engine/context/take_cpus"
)

func TestTakeCpus(t *testing.T) {
	s := &context.Share{CPUs: 4}
	take_cpus.TakeCpus(s, 9) // alone it may have more than there are
	release_cpus.ReleaseCpus(s, 9)
	take_cpus.TakeCpus(s, 2)
	take_cpus.TakeCpus(s, 2)
	require.Equal(t, 4, s.Taken, "side by side")
	release_cpus.ReleaseCpus(s, 2)
	release_cpus.ReleaseCpus(s, 2)
	var computing, most atomic.Int64
	var others sync.WaitGroup
	for i := range 8 {
		others.Go(func() {
			for range 200 {
				threads := 1 + i%3
				take_cpus.TakeCpus(s, threads)
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
