package call_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/is_after_death"
	"rkllmd/rkllm/library/create_runtime"
)

func TestIsAfterDeath(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Isolated: &rkllm.Isolated{}}, rkllm.Limits{})
	require.False(t, is_after_death.IsAfterDeath(rt, -1, 0), "nothing has died")
	rt.Death.Time = time.Now()
	require.True(t, is_after_death.IsAfterDeath(rt, -1, 0))
	require.True(t, is_after_death.IsAfterDeath(rt, 0, 0), "it has no handle")
	require.False(t, is_after_death.IsAfterDeath(rt, 0, 1), "it is loaded")
	require.False(t, is_after_death.IsAfterDeath(rt, rkllm.LostCode, 0), "it has died once more")
	rt.Death.Time = time.Now().Add(-rkllm.AfterDeath)
	require.False(t, is_after_death.IsAfterDeath(rt, -1, 0), "that was long ago")
	rt.Death.Time, rt.Serving.Load().Isolated = time.Now(), nil
	require.False(t, is_after_death.IsAfterDeath(rt, -1, 0))
}
