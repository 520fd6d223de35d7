// Package rt_on_result records what the runtime's result callback is given.
package rt_on_result

// #include <stdint.h>
// int RtOnResult(void *result, uintptr_t userdata, int state);
import "C"

import (
	"runtime/cgo"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/librkllmrt"
)

// Event is one callback: copies of everything that it was given.
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
	Thread   int // the OS thread that it came on
}

// Recorder gathers events. It belongs to the run's thread until Done is closed.
type Recorder struct {
	Events  []Event
	Returns func(Event) int32 // what the callback returns; nil: 0
	Done    chan struct{}     // closed when FINISH or ERROR has been recorded and Returns has returned
}

// Pointer is the C address of RtOnResult, an LLMResultCallback.
var Pointer = unsafe.Pointer(C.RtOnResult)

// RtOnResult records one callback in the *Recorder whose cgo.Handle userdata is, and returns what its Returns says.
//
//export RtOnResult
func RtOnResult(result unsafe.Pointer, userdata uintptr, state int32) int32 {
	recorder := cgo.Handle(userdata).Value().(*Recorder)
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
	recorder.Events = append(recorder.Events, event)
	var answer int32
	if recorder.Returns != nil {
		answer = recorder.Returns(event)
	}
	if state >= 2 {
		close(recorder.Done)
	}
	return answer
}
