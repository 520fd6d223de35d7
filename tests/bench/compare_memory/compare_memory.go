// Package compare_memory measures the memory of a loaded model.
package compare_memory

import (
	"bytes"
	"fmt"
	"log/slog"
	"os"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/read_memory"
	"rkllmd/bench/run_rkllm"
	"rkllmd/tests/bench/bench_rkllm"
	"rkllmd/tests/bench/bench_tokens"
	"rkllmd/tests/bench/destroy_bench_rkllm"
)

// CompareMemory measures what loading the model at path and a first run add to the resident memory, in the first
// column; in the second are the buffers that llama.cpp reports for it: weights, cache, compute and output.
func CompareMemory(b *testing.B, name, path string, threads int) bench.Comparison {
	b.Helper()
	log, before := new(bytes.Buffer), slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(log, &slog.HandlerOptions{Level: slog.LevelDebug})))
	defer slog.SetDefault(before)
	debug.FreeOSMemory() // Go's; what C has freed counts
	empty, err := read_memory.ReadMemory(os.Getpid())
	require.NoError(b, err)
	r := bench_rkllm.BenchRkllm(b, path, 1024, 1, threads)
	_, err = run_rkllm.RunRkllm(r, bench_tokens.BenchTokens(1, 1008, 16384), true, 16)
	require.NoError(b, err)
	full, err := read_memory.ReadMemory(os.Getpid())
	require.NoError(b, err)
	destroy_bench_rkllm.DestroyBenchRkllm(b, r)
	c := bench.Comparison{Name: name + ", MiB", Ours: float64(full-empty) / (1 << 20)}
	for line := range strings.Lines(log.String()) {
		var size float64
		if _, rest, found := strings.Cut(line, "buffer size ="); found {
			_, err = fmt.Sscanf(rest, "%f MiB", &size)
			require.NoError(b, err)
			c.Other += size
		}
	}
	require.Positive(b, c.Other)
	c.Ratio = c.Ours / c.Other
	return c
}
