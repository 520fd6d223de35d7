// Package rt_read_result reads an RKLLMResult.
package rt_read_result

import "C"

import (
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/librkllmrt"
)

// Event is one result of a callback: copies of everything in it.
type Event struct {
	State    int32
	Text     string
	NullText bool
	Token    int32
	Hidden   []float32
	Logits   []float32
	Width    int32 // of a row of the above
	Rows     int32
	Perf     librkllmrt.CPerfStat
	Thread   int     // the OS thread that it came on
	Others   []Event // with n_batch above 1: the results of the other inputs
}

// RtReadResult reads the RKLLMResult at result, which came with state on this thread.
func RtReadResult(result unsafe.Pointer, state int32) Event {
	r := (*librkllmrt.CResult)(result)
	event := Event{State: state, NullText: r.Text == nil, Token: r.TokenID, Perf: r.Perf, Thread: unix.Gettid()}
	if r.Text != nil {
		event.Text = C.GoString((*C.char)(r.Text))
	}
	if m := r.LastHiddenLayer; m.HiddenStates != nil {
		event.Width, event.Rows = m.EmbdSize, m.NumTokens
		event.Hidden = append(event.Hidden, unsafe.Slice((*float32)(m.HiddenStates), m.EmbdSize*m.NumTokens)...)
	}
	if m := r.Logits; m.Logits != nil {
		event.Width, event.Rows = m.VocabSize, m.NumTokens
		event.Logits = append(event.Logits, unsafe.Slice((*float32)(m.Logits), m.VocabSize*m.NumTokens)...)
	}
	return event
}
