// Package on_token has the result callback of a program in C.
package on_token

// int rkllmd_on_token(void *results, void *record, int state);
import "C"

import "unsafe"

// OnToken returns the address of a result callback in C that notes every token and the time at which it came, for
// run_rkllm.
//
// **Runs on:** any thread. The callback runs on the thread that calls it.
func OnToken() unsafe.Pointer {
	return unsafe.Pointer(C.rkllmd_on_token)
}
