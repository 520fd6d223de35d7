// Package watch_crashes has crashes of the library reported.
package watch_crashes

// #include <stdlib.h>
import "C"

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/crash"
	"rkllmd/rkllm/crash/find_go_text"
	"rkllmd/rkllm/crash/on_crash"
	"rkllmd/rkllm/crash/render_crash_line"
	"rkllmd/rkllm/crash/set_handler"
)

// WatchCrashes has the log say when the library dies by one of the rkllm.CrashSignals, and in which function
// (on_crash). It is called once the library is open and the log set up, before the library is called; from then on
// set_call notes the calls. To call it again, for another library, makes that one the one that is named. The library
// may install handlers of its own later: then these decide.
//
// **Runs on:** the main goroutine. There are no other goroutines yet.
func WatchCrashes(library *rkllm.Library) {
	library.Calls = (*rkllm.Calls)(C.calloc(1, C.size_t(unsafe.Sizeof(rkllm.Calls{}))))
	report := crash.Report{Calls: library.Calls, Pieces: render_crash_line.RenderCrashLine(library)}
	report.GoLow, report.GoHigh = find_go_text.FindGoText()
	handler, before := on_crash.OnCrash(&report)
	for _, signal := range crash.Signals {
		set_handler.SetHandler(signal.Number, handler, before)
	}
}
