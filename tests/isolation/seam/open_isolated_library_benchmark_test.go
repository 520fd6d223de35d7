package seam_test

import (
	"fmt"
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
	"rkllmd/tests/isolation/seam/isolation_costs"
	"rkllmd/tests/isolation/seam/isolation_figures"
	"rkllmd/tests/isolation/seam/isolation_weight"
)

// BenchmarkOpenIsolatedLibrary: a library in a process of its own beside the same one in this process, in turns: what a
// token takes and rkllm_is_running, on one CPU and on two; how long a process takes to be ready, and its memory.
func BenchmarkOpenIsolatedLibrary(b *testing.B) {
	const tokens = 20_000
	i, isolated := isolation_open.IsolationOpen(b)
	ready := isolation_figures.Figure{Name: "from one process to the next that is ready", Unit: "ms"}
	for range 20 {
		begin := time.Now()
		close_process.CloseProcess(i.Current)
		_, err := take_process.TakeProcess(i)
		require.NoError(b, err)
		ready.Far = append(ready.Far, time.Since(begin).Seconds()*1000)
	}
	resident := isolation_figures.Figure{Name: "an idle process, resident", Unit: "MB",
		Far: []float64{isolation_weight.IsolationWeight(b, i, "Rss")}}
	own := isolation_figures.Figure{Name: "an idle process, its own share", Unit: "MB", Most: 2,
		Far: []float64{isolation_weight.IsolationWeight(b, i, "Pss")}}
	direct, err := open_library.OpenLibrary(i.Path, "1.3.0")
	require.NoError(b, err)
	param, slot := isolation_put.IsolationPut(b, i, "model", 0)
	require.Zero(b, ask_init.AskInit(slot, param, nil))
	far := isolation_costs.Loaded{Library: isolated, Handle: *(*uintptr)(slot)}
	_, callbacks := isolation_put.IsolationPut(b, i, "", 0)
	*(*unsafe.Pointer)(callbacks) = rkllm_callback.Pointer
	require.Zero(b, call_with_four.CallWithFour(direct.Init, uintptr(slot), uintptr(param), uintptr(callbacks), 0))
	near := isolation_costs.Loaded{Library: direct, Handle: *(*uintptr)(slot)}
	input, _ := isolation_put.IsolationPut(b, i, fmt.Sprint("many ", tokens), 0)
	var figures []isolation_figures.Figure
	for n, goal := range []float64{15, 60} {
		figures = append(figures, isolation_costs.IsolationCosts(b, i, far, near, input, tokens, n+1, goal)...)
	}
	isolation_figures.IsolationFigures(b, "calls of a library in", append(figures, ready, resident, own))
}
