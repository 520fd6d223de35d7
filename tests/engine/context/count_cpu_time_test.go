package context_test

import (
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/engine/context/count_cpu_time"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/engine/context/free_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

// Of one thread it is its clock; of three that compute together more than one of them has, and less than all CPUs have.
func TestCountCPUTime(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 512, Batch: 512, Threads: 1})
	require.NoError(t, err)
	defer free_context.FreeContext(c)
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var own [2]unix.Timespec
	require.NoError(t, unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &own[0]))
	counted := count_cpu_time.CountCPUTime(c)
	require.NoError(t, unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &own[1]))
	require.LessOrEqual(t, own[0].Nano(), int64(counted))
	require.LessOrEqual(t, int64(counted), own[1].Nano())

	c.Threads, c.Team = 3, engine.Team{Threads: 3, Fixed: true}
	part := engine.Part{Sequence: &engine.Sequence{}, Tokens: make([]int32, 400)}
	require.NoError(t, decode_parts.DecodeParts(c, []engine.Part{part}, nil))
	require.NoError(t, unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &own[0]))
	all := count_cpu_time.CountCPUTime(c)
	require.Greater(t, int64(all), own[0].Nano(), "the others have computed too")
	require.Less(t, all-time.Duration(own[0].Nano()), time.Minute)
	time.Sleep(20 * time.Millisecond)
	require.Less(t, count_cpu_time.CountCPUTime(c)-all, 15*time.Millisecond, "they sleep")
}
