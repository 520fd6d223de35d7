package layout_test

import (
	"math/rand/v2"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_floats"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/rkllm/layout/append_each"
	"rkllmd/tests/rkllm/layout/make_logits"
)

// BenchmarkAppendFloats writes 150,000 logits, by append_floats and one by one by the standard library, in turns:
// "ratio" is how many times as fast it is, in the processor's time.
func BenchmarkAppendFloats(b *testing.B) {
	random, values := rand.New(rand.NewPCG(21, 8)), make([]float32, 150_000)
	for i := range values {
		values[i] = float32(4 * random.NormFloat64())
	}
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	s, at := make_logits.MakeLogits(b, &memory, values)
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	out := make([]byte, 0, 4<<20)
	var spent [2]int64
	for b.Loop() {
		for who := range spent {
			var start, end unix.Timespec
			require.NoError(b, unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &start))
			if who == 0 {
				out = append_floats.AppendFloats(out[:0], s, &s.Fields[0], at)
			} else {
				out = append_each.AppendEach(out[:0], values)
			}
			require.NoError(b, unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &end))
			spent[who] += end.Nano() - start.Nano()
		}
	}
	b.ReportMetric(float64(spent[0])/float64(b.N*len(values)), "ns/float")
	b.ReportMetric(float64(spent[1])/float64(spent[0]), "ratio")
	b.ReportMetric(0, "ns/op")
}
