// Package rt_on_result records what the runtime's result callback is given.
package rt_on_result

// #include <stdint.h>
// int RtOnResult(void *result, uintptr_t userdata, int state);
import "C"

import (
	"runtime/cgo"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_read_result"
)

// Event is one callback: copies of everything that it was given.
type Event = rt_read_result.Event

// Recorder gathers events. It belongs to the run's thread until Done is closed.
type Recorder struct {
	Events  []Event
	Inputs  int               // results of a callback; 0: one
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
	event := rt_read_result.RtReadResult(result, state)
	for i := 1; i < recorder.Inputs; i++ {
		event.Others = append(event.Others, rt_read_result.RtReadResult(unsafe.Add(result,
			i*int(unsafe.Sizeof(librkllmrt.CResult{}))), state))
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
