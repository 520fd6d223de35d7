// Package choose_bench reads which models the engine's benchmark is asked for.
package choose_bench

import (
	"cmp"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
)

// Choice is what is measured.
type Choice struct {
	Shapes  []bench.Shape
	Kinds   []string // file types
	Threads []int
}

// ChooseBench reads BENCH (full: the two smaller models, else the smallest), in its place BENCH_SIZES ("100M 500M");
// BENCH_KINDS ("Q8_0 F16", without it kinds) and BENCH_THREADS ("1 2", without it 1).
func ChooseBench(b *testing.B, kinds string) (c Choice) {
	b.Helper()
	sizes := map[bool]string{true: "15M 100M", false: "15M"}[os.Getenv("BENCH") == "full"]
	sizes = cmp.Or(os.Getenv("BENCH_SIZES"), sizes)
	for _, size := range strings.Fields(sizes) {
		known := len(c.Shapes)
		for _, shape := range append(bench.Shapes, bench.Large) {
			if shape.Name == size {
				c.Shapes = append(c.Shapes, shape)
			}
		}
		require.Len(b, c.Shapes, known+1, "BENCH_SIZES has %q: 15M, 100M and 500M can be measured", size)
	}
	for _, kind := range strings.Fields(cmp.Or(os.Getenv("BENCH_KINDS"), kinds)) {
		require.Contains(b, strings.Fields(kinds), kind, "BENCH_KINDS has %q: it may be some of %s", kind, kinds)
		c.Kinds = append(c.Kinds, kind)
	}
	for _, threads := range strings.Fields(cmp.Or(os.Getenv("BENCH_THREADS"), "1")) {
		number, err := strconv.Atoi(threads)
		require.True(b, err == nil && number > 0, "BENCH_THREADS has %q: it is numbers, such as 1 2", threads)
		c.Threads = append(c.Threads, number)
	}
	return c
}
