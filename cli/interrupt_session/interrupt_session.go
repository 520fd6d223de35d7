// Package interrupt_session carries Ctrl-C to a run.
package interrupt_session

import (
	"os"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/abort_run"
	"rkllmd/cli/await_interrupt"
)

// InterruptSession waits for signals. While tokens are being made the first one aborts the run, whose last result then
// ends the session in order; before that, and for whoever presses Ctrl-C then, after the pause, the connection is closed under the reader.
//
// **Runs on:** a goroutine of its own.
func InterruptSession(session *cli.Session, signals <-chan os.Signal, pause time.Duration) {
	<-signals
	session.Interrupted.Store(true)
	if session.Running.Load() && abort_run.AbortRun(session.Client) == nil {
		await_interrupt.AwaitInterrupt(signals, pause)
	}
	session.Client.Conn.Close()
}
