package context_test

import (
	"fmt"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/engine"
	"rkllmd/engine/context"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/engine/context/print_decodes"
	"rkllmd/tests/engine/context/start_loop"
	"rkllmd/tests/support/models/bench_model"
)

// BenchmarkDecodeBatch: as many threads as have a CPU for themselves, beside one thread and beside one for each CPU, in
// turns, while others need CPUs: up to one program more than there are CPUs.
func BenchmarkDecodeBatch(b *testing.B) {
	for i, kind := range []string{"Q8_0", "Q4_K_M"} {
		b.Run(bench.Shapes[i].Name+"-"+kind, func(b *testing.B) {
			path := bench_model.BenchModel(b, bench.Shapes[i], kind)
			facts, err := check_model_file.CheckModelFile(path)
			require.NoError(b, err)
			m, err := load_model.LoadModel(path, facts, nil)
			require.NoError(b, err)
			defer free_model.FreeModel(m)
			options := engine.ContextOptions{Size: 1024, Batch: 512, Threads: context.CPUs}
			var contexts []*engine.Context
			for range 3 {
				c, err := create_context.CreateContext(m, options)
				require.NoError(b, err)
				defer free_context.FreeContext(c)
				contexts = append(contexts, c)
			}
			contexts[0].Team = engine.Team{Threads: 1, Fixed: true}
			contexts[1].Team = engine.Team{Threads: context.CPUs, Fixed: true}
			fmt.Printf("\n%-16s%22s%22s%22s   (ms: a prompt of 512, a token)\n", "other programs", "one thread",
				"all CPUs", "those that are free")
			for others := range context.CPUs + 2 {
				print_decodes.PrintDecodes(b, strconv.Itoa(others), contexts)
				start_loop.StartLoop(b)
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}
