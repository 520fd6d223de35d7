// Package wait_for_daemon connects to a daemon that is starting.
package wait_for_daemon

import (
	"errors"
	"fmt"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/daemon/open_client"
)

// WaitForDaemon connects to a private daemon as soon as it listens. It fails when the process ends first (its reason is
// on stderr by then), or does not listen within the given time. Where a Ctrl-C has ended the process too, before it had
// a group of its own, the error is cli.ErrInterrupted.
//
// **Runs on:** any thread.
func WaitForDaemon(daemon *cli.Daemon, limit time.Duration) (*cli.Client, error) {
	ended := errors.New("the private daemon ended before it listened")
	for start := time.Now(); time.Since(start) < limit; {
		client, err := open_client.OpenClient(daemon.Socket)
		if err == nil {
			return client, nil
		}
		select {
		case <-daemon.Exited:
			if daemon.Command == nil || daemon.Command.ProcessState == nil {
				return nil, ended
			}
			if how, _ := daemon.Command.ProcessState.Sys().(syscall.WaitStatus); how.Signal() == unix.SIGINT {
				return nil, cli.ErrInterrupted
			}
			return nil, ended
		case <-time.After(5 * time.Millisecond):
		}
	}
	return nil, fmt.Errorf("the private daemon did not listen within %v", limit)
}
