// Package watch_crashes has crashes of the library reported.
package watch_crashes

// #include <stdlib.h>
import "C"

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/find_go_text"
	"rkllmd/rkllm/install_handler"
	"rkllmd/rkllm/on_crash"
	"rkllmd/rkllm/render_crash_line"
)

// WatchCrashes has the log say when the library dies by one of the rkllm.CrashSignals, and in which function (on_crash). It is
// called once the library is open and the log set up, before the library is called; from then on mark_call notes the calls.
// To call it again, for another library, makes that one the one that is named. The library may install handlers of its own
// later: then these decide.
//
// **Runs on:** the main goroutine, before there are others.
func WatchCrashes(library *rkllm.Library) {
	library.Calls = (*rkllm.Calls)(C.calloc(1, C.size_t(unsafe.Sizeof(rkllm.Calls{}))))
	report := rkllm.CrashReport{Calls: library.Calls, Pieces: render_crash_line.RenderCrashLine(library)}
	report.GoLow, report.GoHigh = find_go_text.FindGoText()
	handler, before := on_crash.OnCrash(&report)
	for _, signal := range rkllm.CrashSignals {
		install_handler.InstallHandler(signal.Number, handler, before)
	}
}
