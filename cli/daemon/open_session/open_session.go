// Package open_session finds or starts the daemon of a run.
package open_session

import (
	"io"
	"os"

	"rkllmd/cli"
	"rkllmd/cli/daemon"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/cli/daemon/start_daemon"
	"rkllmd/cli/daemon/stop_daemon"
	"rkllmd/cli/daemon/wait_for_daemon"
)

// OpenSession connects to the daemon on the given socket or, when that is "", to a private one that it starts with the
// given library, and with an HTTP front-end if http. The client's errors are worded for people.
//
// **Runs on:** a locked goroutine. See start_daemon.
func OpenSession(socket string, library cli.LibraryChoice, http bool, stderr io.Writer) (*cli.Session, error) {
	if socket != "" {
		client, err := open_client.OpenClient(socket)
		if err != nil {
			return nil, err
		}
		client.Plain = true
		return &cli.Session{Client: client}, nil
	}
	executable, err := os.Executable()
	if err != nil {
		return nil, err
	}
	own, err := start_daemon.StartDaemon(executable, library, http, stderr)
	if err != nil {
		return nil, err
	}
	client, err := wait_for_daemon.WaitForDaemon(own, daemon.StartLimit)
	if err != nil {
		stop_daemon.StopDaemon(own, daemon.StopLimit)
		return nil, err
	}
	client.Plain = true
	return &cli.Session{Client: client, Daemon: own}, nil
}
