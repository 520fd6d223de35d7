// Package rt_recorder makes a recorder of callbacks.
package rt_recorder

import (
	"runtime/cgo"
	"testing"

	"rkllmd/tests/support/librkllmrt/rt_on_result"
)

// RtRecorder returns a recorder and the number that stands for it as userdata until the test ends. returns, when not
// nil, is asked in every callback, after the event was recorded, and gives the callback's return value.
func RtRecorder(tb testing.TB, returns func(rt_on_result.Event) int32) (*rt_on_result.Recorder, uintptr) {
	recorder := &rt_on_result.Recorder{Returns: returns, Done: make(chan struct{})}
	handle := cgo.NewHandle(recorder)
	tb.Cleanup(handle.Delete)
	return recorder, uintptr(handle)
}
