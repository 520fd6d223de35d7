// Package abort_on_signal carries Ctrl-C to a run.
package abort_on_signal

import (
	"os"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/daemon/abort_run"
	"rkllmd/cli/terminal/wait_for_interrupt"
)

// AbortOnSignal waits for signals. If tokens are being made, the first signal aborts the run, whose last result then
// ends the session in order. A first signal before that closes the connection, which ends the goroutine that reads; so
// does a Ctrl-C that comes later than the pause after the first signal. Who waits for something else sees
// session.Leave.
//
// **Runs on:** a goroutine of its own.
func AbortOnSignal(session *cli.Session, signals <-chan os.Signal, pause time.Duration) {
	<-signals
	session.Interrupted.Store(true)
	if session.Running.Load() && abort_run.AbortRun(session.Client) == nil {
		wait_for_interrupt.WaitForInterrupt(signals, pause)
	}
	if session.Leave != nil {
		close(session.Leave)
	}
	session.Client.Conn.Close()
}
