package seam_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/is_alive"
	"rkllmd/tests/isolation/isolation_load"
)

func TestIsAlive(t *testing.T) {
	i, _, _ := isolation_load.IsolationLoad(t, "model")
	require.True(t, is_alive.IsAlive(i)())
	p := i.Current
	i.Limits.Silence = time.Millisecond
	p.Running.Store(isolation.RunAsync + 1)
	require.Eventually(t, func() bool { return !is_alive.IsAlive(i)() }, time.Minute, time.Millisecond)
	require.Equal(t, "rkllm_run_async", p.Hang.Load().Function, "a run that is silent for too long is ended")
}
