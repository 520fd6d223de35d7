package lines_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/keep_run"
	"rkllmd/generation"
)

func TestKeepRun(t *testing.T) {
	host := &lines.Host{Runs: map[string]*generation.Run{}}
	alive := &generation.Run{Done: make(chan struct{})}
	keep_run.KeepRun(host, "alive", alive)
	for i := range lines.KeptRuns + 3 {
		run := &generation.Run{Done: make(chan struct{})}
		keep_run.KeepRun(host, fmt.Sprint(i), run)
		close(run.Done)
		require.Eventually(t, func() bool {
			host.Mu.Lock()
			defer host.Mu.Unlock()
			return len(host.Ended) == min(i+1, lines.KeptRuns)
		}, 2*time.Minute, time.Millisecond)
	}
	require.Eventually(t, func() bool {
		host.Mu.Lock()
		defer host.Mu.Unlock()
		return len(host.Runs) == lines.KeptRuns+1
	}, 2*time.Minute, time.Millisecond)
	require.Same(t, alive, host.Runs["alive"], "one that goes on is never forgotten")
	require.NotContains(t, host.Runs, "2")
	require.Contains(t, host.Runs, "3")
	close(alive.Done)
	host.Active.Wait()
}
