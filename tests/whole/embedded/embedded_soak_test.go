package embedded_test

import (
	"os"
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/read_memory"
	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

// Two hundred runs of all modes take no more memory than fifty.
func TestEmbeddedSoak(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "qwen3"), nil)
	var memory [2]int
	for n := range 200 {
		rt_run.RtRun(t, m, rt_run.Request{Prompt: "the quiet river", Async: n%2 == 0,
			Infer: librkllmrt.CInferParam{Mode: int32(n % 3), MaxNewTokens: 16}}, nil)
		if n == 50 || n == 199 {
			debug.FreeOSMemory()
			var err error
			memory[n/199], err = read_memory.ReadMemory(os.Getpid())
			require.NoError(t, err)
		}
	}
	require.Less(t, memory[1]-memory[0], 4<<20, "resident bytes after 50 and 200 runs: %v", memory)
}
