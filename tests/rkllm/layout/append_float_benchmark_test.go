package layout_test

import (
	"math/rand/v2"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm/layout/append_float"
	"rkllmd/rkllm/layout/append_unusual_float"
)

// BenchmarkAppendFloat writes 150,000 logits, by append_float and by the standard library, in turns: "ratio" is how
// many times as fast it is, in the processor's time.
func BenchmarkAppendFloat(b *testing.B) {
	random, values := rand.New(rand.NewPCG(21, 8)), make([]float32, 150_000)
	for i := range values {
		values[i] = float32(4 * random.NormFloat64())
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	out := make([]byte, 0, 4<<20)
	var spent [2]int64
	contenders := []func([]byte, float32) []byte{append_float.AppendFloat, append_unusual_float.AppendUnusualFloat}
	for b.Loop() {
		for who, appendValue := range contenders {
			var start, end unix.Timespec
			require.NoError(b, unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &start))
			out = out[:0]
			for _, value := range values {
				out = append(appendValue(out, value), ',')
			}
			require.NoError(b, unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &end))
			spent[who] += end.Nano() - start.Nano()
		}
	}
	b.ReportMetric(float64(spent[0])/float64(b.N*len(values)), "ns/float")
	b.ReportMetric(float64(spent[1])/float64(spent[0]), "ratio")
	b.ReportMetric(0, "ns/op")
}
