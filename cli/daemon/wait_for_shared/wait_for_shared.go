// Package wait_for_shared waits for the daemon that a user's commands share.
package wait_for_shared

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/daemon"
	"rkllmd/cli/daemon/is_listening"
)

// WaitForShared returns as soon as started listens. One that has ended before is told with the end of its log.
//
// **Runs on:** any thread that may wait. Errors: it has ended, or takes too long; cli.ErrInterrupted, after stop.
func WaitForShared(started *cli.Daemon, limit time.Duration, stop <-chan struct{}) error {
	for begun := time.Now(); time.Since(begun) < limit; {
		if is_listening.IsListening(started.HTTP) {
			return nil
		}
		select {
		case <-stop:
			return cli.ErrInterrupted
		case <-started.Exited:
			log, _ := os.ReadFile(filepath.Join(started.Directory, daemon.SharedLog))
			return fmt.Errorf("the daemon that was started for this has ended: %w",
				errors.New(strings.TrimSpace(string(log[max(0, len(log)-daemon.MostLog):]))))
		case <-time.After(daemon.StartPoll):
		}
	}
	return fmt.Errorf("the daemon that was started for this did not listen within %v", limit)
}
