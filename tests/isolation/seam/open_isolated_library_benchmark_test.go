package seam_test

import (
	"fmt"
	"os"
	"regexp"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/close_process"
	"rkllmd/isolation/process/take_process"
	"rkllmd/isolation/seam/ask_init"
	"rkllmd/rkllm/call/call_with_four"
	"rkllmd/rkllm/library/open_library"
	"rkllmd/rkllm/rkllm_callback"
	"rkllmd/tests/isolation/isolation_open"
	"rkllmd/tests/isolation/isolation_put"
	"rkllmd/tests/isolation/seam/isolation_measure"
)

// BenchmarkOpenIsolatedLibrary: a library in a process of its own beside the same one in this process, in turns: what a
// token takes and rkllm_is_running, on one CPU for Go and on two; how long a process takes to be ready, and its memory.
func BenchmarkOpenIsolatedLibrary(b *testing.B) {
	const tokens = 20_000
	i, isolated := isolation_open.IsolationOpen(b)
	begin := time.Now()
	for range 20 {
		close_process.CloseProcess(i.Current)
		_, err := take_process.TakeProcess(i)
		require.NoError(b, err)
	}
	b.ReportMetric(float64(time.Since(begin).Microseconds())/20/1000, "ms/process")
	rollup, err := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", i.Current.Command.Process.Pid))
	require.NoError(b, err)
	for name, kind := range map[string]string{"Rss": "KiB-resident", "Pss": "KiB-share"} {
		size := 0
		found := regexp.MustCompile(name + `:\s+(\d+) kB`).FindSubmatch(rollup)
		require.NotNil(b, found)
		_, err = fmt.Sscan(string(found[1]), &size)
		require.NoError(b, err)
		b.ReportMetric(float64(size), kind)
	}
	direct, err := open_library.OpenLibrary(i.Path, "1.3.0")
	require.NoError(b, err)
	param, slot := isolation_put.IsolationPut(b, i, "model", 0)
	require.Zero(b, ask_init.AskInit(slot, param, nil))
	handle := *(*uintptr)(slot)
	_, callbacks := isolation_put.IsolationPut(b, i, "", 0)
	*(*unsafe.Pointer)(callbacks) = rkllm_callback.Pointer
	own := call_with_four.CallWithFour(direct.Init, uintptr(slot), uintptr(param), uintptr(callbacks), 0)
	require.Zero(b, own)
	there := *(*uintptr)(slot)
	input, _ := isolation_put.IsolationPut(b, i, fmt.Sprint("many ", tokens), 0)
	for _, cpus := range []int{1, 2} {
		for range 3 {
			near := isolation_measure.IsolationMeasure(b, direct, there, input, tokens, cpus)
			far := isolation_measure.IsolationMeasure(b, isolated, handle, input, tokens, cpus)
			b.Logf("%d CPUs: a token %v, 99th percentile %v, is_running %v; in this process %v, %v, %v", cpus,
				far.Median, far.Worst, far.Question, near.Median, near.Worst, near.Question)
		}
	}
}
