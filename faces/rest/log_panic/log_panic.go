// Package log_panic tells the operator of a fault in this program.
package log_panic

import (
	"fmt"
	"net/http"
	"runtime/debug"

	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LogPanic writes a panic of whoever handles r, and has deferred it, to the log, with its place and without what the
// request says, and ends the request: its connection closes, because something may have been sent. net/http would write
// it among what clients do wrong, which is not in a usual log.
//
// **Runs on:** the request's goroutine.
func LogPanic(r *http.Request) {
	fault := recover()
	if fault == nil {
		return
	}
	if fault != http.ErrAbortHandler {
		log_message.LogMessage(utils.LevelError, "a fault in this program has ended a request; please report it",
			"method", r.Method, "path", r.URL.Path, "fault", fmt.Sprint(fault), "stack", string(debug.Stack()))
	}
	panic(http.ErrAbortHandler)
}
