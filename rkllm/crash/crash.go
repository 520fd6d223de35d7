// Package crash holds the types and constants of its room: what is reported when the library crashes.
package crash

import (
	"rkllmd/rkllm"
)

// Signals is the signals by which a library dies, by their names.
var Signals = []struct {
	Name   string
	Number int
}{{"SIGILL", 4}, {"SIGABRT", 6}, {"SIGBUS", 7}, {"SIGFPE", 8}, {"SIGSEGV", 11}}

// Report is what the handler of a crash needs, all of it prepared, because it can neither allocate nor call Go.
type Report struct {
	GoLow, GoHigh uintptr      // where Go's machine code lies: a fault there is an ordinary Go panic
	Calls         *rkllm.Calls // the calls that are being made
	// Pieces is the log line, cut where the handler puts in the time, the signal, the function, the thread, the address
	// and the program counter.
	Pieces [7]string
}
