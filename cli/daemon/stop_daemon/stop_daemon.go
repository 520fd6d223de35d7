// Package stop_daemon ends a private daemon.
package stop_daemon

import (
	"os"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
)

// StopDaemon asks a private daemon to stop, and kills it if that takes longer than the limit. Its directory is removed.
//
// **Runs on:** any thread.
func StopDaemon(daemon *cli.Daemon, limit time.Duration) {
	daemon.Command.Process.Signal(unix.SIGTERM)
	select {
	case <-daemon.Exited:
	case <-time.After(limit):
		daemon.Command.Process.Kill()
		<-daemon.Exited
	}
	os.RemoveAll(daemon.Directory)
}
