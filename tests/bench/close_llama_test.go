package bench_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/close_llama"
	"rkllmd/bench/open_llama"
	"rkllmd/bench/read_memory"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestCloseLlama(t *testing.T) {
	path := rt_tiny.RtTiny(t, "llama")
	var first int
	// what one leaves behind if it is not closed, 2.7 MB, 50 show; the C library keeps up to 0.5 MB of it each time
	for n := range 60 {
		l, err := open_llama.OpenLlama(path, 2048, 1, 1)
		require.NoError(t, err)
		close_llama.CloseLlama(l)
		require.Equal(t, bench.Llama{}, *l)
		close_llama.CloseLlama(l)
		memory, err := read_memory.ReadMemory(os.Getpid())
		require.NoError(t, err)
		if n == 10 {
			first = memory
		}
		if n > 10 {
			require.Less(t, memory-first, 64<<20)
		}
	}
}
