// Package run_event_loop serves all clients.
package run_event_loop

import (
	"runtime"

	"rkllmd/server"
	"rkllmd/server/check_stop"
	"rkllmd/server/close_loop"
	"rkllmd/server/finish_stop"
	"rkllmd/server/run_turn"
	"rkllmd/server/stop_accepting"
	"rkllmd/utils/get_timestamp"
)

// RunEventLoop serves all clients of a loop made by create_loop until stop_loop. Then, in order: nobody is accepted any
// more; runs are aborted and waiting calls refused (stop_runtime); what clients are owed is sent and they are closed,
// those that do not read after server.StopTime; the model has been freed by the worker (run_worker, which must have
// been started), or Loop.EndAt has come; the socket and its file are removed. Returns nil.
//
// **Runs on:** a goroutine of its own. That goroutine becomes the loop. It keeps its goroutine on one OS thread.
// Errors: that epoll failed, after the same steps.
func RunEventLoop(l *server.Loop) (err error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	l.Now = get_timestamp.GetTimestamp()
	l.LastEvent = l.Now
	for err == nil && !(l.Stopping && check_stop.CheckStop(l)) {
		err = run_turn.RunTurn(l)
	}
	stop_accepting.StopAccepting(l)
	finish_stop.FinishStop(l)
	close_loop.CloseLoop(l)
	return err
}
