// Package interrupt_session carries Ctrl-C to a run.
package interrupt_session

import (
	"os"

	"rkllmd/cli"
	"rkllmd/cli/abort_run"
)

// InterruptSession waits for signals. While tokens are being made the first one aborts the run, whose last result then
// ends the session in order; before that, and for the second one, the connection is closed under the reader.
//
// **Runs on:** a goroutine of its own.
func InterruptSession(session *cli.Session, signals <-chan os.Signal) {
	<-signals
	session.Interrupted.Store(true)
	if session.Running.Load() && abort_run.AbortRun(session.Client) == nil {
		<-signals
	}
	session.Client.Conn.Close()
}
