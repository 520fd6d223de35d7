// Package set_handler has a C function handle a signal.
package set_handler

/*
void rkllmd_set_handler(int number, void *handler, void *before);
*/
import "C"

import "unsafe"

// SetHandler has the C function at handler, with the three arguments of SA_SIGINFO, handle a signal in the place of
// what did so before. That goes into the signal's place in before, an array of struct sigaction in C memory, so that
// the handler can pass on what is none of its business. To install a handler again does nothing.
//
// **Runs on:** any thread. Follows sigaction(2), and package os/signal on programs that use cgo.
func SetHandler(number int, handler, before unsafe.Pointer) {
	C.rkllmd_set_handler(C.int(number), handler, before)
}
