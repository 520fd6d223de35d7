// Package close_session ends the session of a run.
package close_session

import (
	"rkllmd/cli"
	"rkllmd/cli/daemon"
	"rkllmd/cli/daemon/call_method"
	"rkllmd/cli/daemon/stop_daemon"
)

// CloseSession leaves things as they were found: a private daemon is stopped; on any other the model that the session
// loaded is unloaded, if it is still connected. Then it disconnects.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine.
func CloseSession(session *cli.Session) (err error) {
	if session.Daemon == nil && session.Loaded {
		_, err = call_method.CallMethod(session.Client, "rkllm.destroy", nil)
	}
	session.Client.Conn.Close()
	if session.Daemon != nil {
		stop_daemon.StopDaemon(session.Daemon, daemon.StopLimit)
	}
	return err
}
