// Package get_last_error asks the library why a call failed.
package get_last_error

/*
const char *rkllmd_get_last_error(void *function);
*/
import "C"

import "rkllmd/rkllm"

// GetLastError returns why the last call on this OS thread failed, as the library puts it; "" when the library has no
// such function (only the embedded runtime has) or does not know.
//
// **Runs on:** a locked goroutine. It is the one that made the call.
func GetLastError(library *rkllm.Library) string {
	if isolated := library.Isolated; isolated != nil && isolated.Reason != nil {
		return isolated.Reason()
	}
	if library.LastError == nil {
		return ""
	}
	return C.GoString(C.rkllmd_get_last_error(library.LastError))
}
