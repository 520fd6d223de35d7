package context_test

import (
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/keep_threads"
	"rkllmd/tests/support/engine/engine_load_model"
)

// A decode with three threads starts two, with the CPUs of the thread that decodes, which are there until the context
// is freed; on other CPUs there are two more, and back on the first ones none. Go's own threads come at any time, and
// stay.
func TestKeepThreads(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 64, Batch: 64, Threads: 1})
	require.NoError(t, err)
	keep_threads.KeepThreads(c)
	require.Nil(t, c.Kept, "one thread is the caller's own")
	// More than create_context allows on a machine with few CPUs.
	c.Threads, c.Team = 3, engine.Team{Threads: 3, Fixed: true}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var all, first unix.CPUSet
	require.NoError(t, unix.SchedGetaffinity(0, &all))
	defer func() { require.NoError(t, unix.SchedSetaffinity(0, &all)) }()
	for cpu := 0; first.Count() == 0; cpu++ {
		if all.IsSet(cpu) {
			first.Set(cpu)
		}
	}
	s, began, had := &engine.Sequence{}, map[int]int{}, map[int]unix.CPUSet{}
	steps := []unix.CPUSet{all, all, all, first, first, all, first}
	for step, cpus := range steps {
		require.NoError(t, unix.SchedSetaffinity(0, &cpus))
		if step > 0 { // before the first one: who is there already
			part := engine.Part{Sequence: s, Tokens: []int32{int32(3 + step)}}
			require.NoError(t, decode_parts.DecodeParts(c, []engine.Part{part}, nil))
		}
		tasks, err := filepath.Glob("/proc/self/task/*")
		require.NoError(t, err)
		for _, task := range tasks {
			id, err := strconv.Atoi(filepath.Base(task))
			require.NoError(t, err)
			if _, known := began[id]; !known {
				var set unix.CPUSet
				require.NoError(t, unix.SchedGetaffinity(id, &set))
				began[id], had[id] = step, set
			}
		}
	}
	free_context.FreeContext(c)
	require.Nil(t, c.Kept)
	ended := map[int]int{}
	for id, step := range began {
		if _, err := os.Stat("/proc/self/task/" + strconv.Itoa(id)); err != nil {
			ended[step]++
			require.Equal(t, steps[step], had[id], "step %d", step)
		}
	}
	expected := map[int]int{1: 2, 3: 2}
	if all == first { // a machine with one CPU
		delete(expected, 3)
	}
	require.Equal(t, expected, ended)
}
