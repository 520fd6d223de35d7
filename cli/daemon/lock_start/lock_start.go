// Package lock_start lets one command at a time start the daemon that they share.
package lock_start

import (
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"

	"rkllmd/cli/daemon"
	"rkllmd/utils/describe_system_error"
)

// LockStart waits until no other command starts the daemon with its sockets in folder. To close the file gives the lock
// up; so does the end of the process.
//
// **Runs on:** any thread that may wait. It waits as long as another command may take to start the daemon.
func LockStart(folder string) (*os.File, error) {
	path := filepath.Join(folder, daemon.SharedLock)
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err == nil {
		for err = unix.EINTR; err == unix.EINTR; {
			err = unix.Flock(int(file.Fd()), unix.LOCK_EX)
		}
		if err == nil {
			return file, nil
		}
		file.Close()
	}
	return nil, fmt.Errorf("cannot lock %s: %w", path, describe_system_error.DescribeSystemError(err))
}
