// Package on_crash is what the system calls when C code crashes.
package on_crash

// #include <stdlib.h>
// #include "on_crash.h"
import "C"

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/crash"
)

// OnCrash gives the C function of that name, a handler for the rkllm.CrashSignals, what it needs, and returns its
// address and that of the array of struct sigaction, by signal number, into which set_handler writes what was there
// before.
//
// The handler decides by the place of the fault. In Go's machine code it is an ordinary Go panic, and so is a fault of
// the Go code that the library calls back: Go's handler gets it. Everywhere else C code has crashed: the library, on
// whichever thread, or the C library on its behalf (abort, memcpy). Then one line of the log names the signal, the
// function that was being called (thread=caller: on the thread that crashed; thread=other: the crash was on a thread
// of the library's own), the address that was touched and the program counter, and the process dies by that signal,
// with no traceback of Go's behind the line. A signal that another process sent is none of the library's doing: it
// goes to Go, too.
//
// Not reported: an overflow of the stack on a thread of the library, because there is no other stack to run the
// handler on.
//
// **Runs on:** any thread. It is called before the library is. The C function runs on the thread that crashes, with
// all signals blocked.
func OnCrash(report *crash.Report) (handler, before unsafe.Pointer) {
	state := &C.rkllmd_crash
	state.go_low, state.go_high = C.uintptr_t(report.GoLow), C.uintptr_t(report.GoHigh)
	state.calls, state.calls_length = (*C.uint64_t)(unsafe.Pointer(report.Calls)), C.size_t(len(report.Calls))
	names := (**C.char)(C.calloc(C.size_t(len(rkllm.Functions)), C.size_t(unsafe.Sizeof(uintptr(0)))))
	table := unsafe.Slice(names, len(rkllm.Functions))
	for i := range table {
		table[i] = C.CString(rkllm.Functions[i].Name)
	}
	state.functions, state.functions_length = names, C.size_t(len(rkllm.Functions))
	for i, piece := range report.Pieces {
		state.pieces[i] = C.CString(piece)
	}
	return unsafe.Pointer(C.rkllmd_on_crash), unsafe.Pointer(&state.before[0])
}
