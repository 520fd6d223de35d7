// Package wait_for_end waits until a daemon has given up its sockets.
package wait_for_end

import (
	"fmt"
	"os"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/daemon"
)

// WaitForEnd returns when no process holds the lock of the socket at path any more, as a daemon does that is ending and
// no longer listens.
//
// **Runs on:** any thread that may wait. Errors: it is held for longer than limit; cli.ErrInterrupted, after stop.
func WaitForEnd(path string, limit time.Duration, stop <-chan struct{}) error {
	for begun := time.Now(); time.Since(begun) < limit; {
		file, err := os.OpenFile(path+".lock", os.O_RDWR, 0)
		if err != nil {
			return nil // there is none, or none of ours: the daemon says so
		}
		err = unix.Flock(int(file.Fd()), unix.LOCK_EX|unix.LOCK_NB)
		file.Close()
		if err == nil {
			return nil
		}
		select {
		case <-stop:
			return cli.ErrInterrupted
		case <-time.After(daemon.StartPoll):
		}
	}
	return fmt.Errorf("a daemon that no longer listens holds %s.lock: end it by hand", path)
}
