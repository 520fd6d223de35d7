package seam_test

import (
	"fmt"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/seam/ask_init"
	"rkllmd/rkllm/arena/allocate_block"
	"rkllmd/rkllm/arena/free_block"
	"rkllmd/rkllm/call/call_with_four"
	"rkllmd/rkllm/library/open_library"
	"rkllmd/rkllm/rkllm_callback"
	"rkllmd/tests/isolation/isolation_open"
	"rkllmd/tests/isolation/isolation_put"
	"rkllmd/tests/isolation/seam/isolation_figures"
	"rkllmd/tests/isolation/seam/isolation_run"
)

// BenchmarkAskRun: what is large, through a process of its own and beside that directly, in turns: a token with 150,000
// logits, and 256 MB of embeddings as the input of a run, which reads them.
func BenchmarkAskRun(b *testing.B) {
	const tokens, logits, floats = 300, 150_000, 64 << 20
	i, isolated := isolation_open.IsolationOpen(b)
	param, slot := isolation_put.IsolationPut(b, i, "model", 0)
	require.Zero(b, ask_init.AskInit(slot, param, nil))
	handle := *(*uintptr)(slot)
	direct, err := open_library.OpenLibrary(i.Path, "1.3.0")
	require.NoError(b, err)
	_, callbacks := isolation_put.IsolationPut(b, i, "", 0)
	*(*unsafe.Pointer)(callbacks) = rkllm_callback.Pointer
	require.Zero(b, call_with_four.CallWithFour(direct.Init, uintptr(slot), uintptr(param), uintptr(callbacks), 0))
	there := *(*uintptr)(slot)
	wide, _ := isolation_put.IsolationPut(b, i, fmt.Sprintf("many %d %d", tokens, logits), 0)
	read, _ := isolation_put.IsolationPut(b, i, "read", 0)
	logit := isolation_figures.Figure{Name: "a token with 150,000 logits", Unit: "us"}
	large := isolation_figures.Figure{Name: "a run that reads 256 MB of embeddings", Unit: "ms"}
	for range 5 {
		near, _ := isolation_run.IsolationRun(b, direct, there, wide)
		far, _ := isolation_run.IsolationRun(b, isolated, handle, wide)
		logit.Far, logit.Near = append(logit.Far, far.Seconds()*1e6), append(logit.Near, near.Seconds()*1e6)
		for place, took := range []*[]float64{&large.Near, &large.Far} {
			block := allocate_block.AllocateBlock(i.Arena, floats*4)
			require.NotNil(b, block)
			numbers := unsafe.Slice((*float32)(block), floats)
			for n := range numbers {
				numbers[n] = 1
			}
			words := unsafe.Slice((*uintptr)(read), 3)
			words[1], words[2] = uintptr(block), floats
			library, model := direct, there
			if place == 1 {
				library, model = isolated, handle
			}
			_, whole := isolation_run.IsolationRun(b, library, model, read)
			*took = append(*took, whole.Seconds()*1000)
			free_block.FreeBlock(i.Arena, block)
		}
	}
	isolation_figures.IsolationFigures(b, "what is large, in", []isolation_figures.Figure{logit, large})
}
