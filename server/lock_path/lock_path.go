// Package lock_path makes sure that one daemon serves a path.
package lock_path

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"

	"rkllmd/utils/describe_system_error"
)

// LockPath takes the lock on path + ".lock" and returns its descriptor; closing that gives the lock up. The kernel does
// so when the process dies, so that a lock file that was left behind locks nobody out. The file names the process that
// holds it. setting is what the path comes from, for messages.
//
// **Runs on:** any thread. It does not wait. Errors: that another daemon holds the lock, with its process id; or why
// the file cannot be made.
func LockPath(path, setting string) (int, error) {
	path += ".lock"
	for {
		fd, err := unix.Open(path, unix.O_RDWR|unix.O_CREAT|unix.O_CLOEXEC|unix.O_NOFOLLOW, 0o600)
		if err != nil {
			return -1, fmt.Errorf("cannot open the lock file %s: %w", path, describe_system_error.DescribeSystemError(
				err))
		}
		if err = unix.Flock(fd, unix.LOCK_EX|unix.LOCK_NB); err != nil {
			unix.Close(fd)
			holder, _ := os.ReadFile(path)
			return -1, fmt.Errorf("another rkllmd (process %s) holds %s (%w): stop it, or choose another path with %s",
				strings.TrimSpace(string(holder)), path, err, setting)
		}
		// Whoever held the lock before may have removed the file in the meantime: only the file that is at path counts.
		var mine, there unix.Stat_t
		if unix.Fstat(fd, &mine) == nil && unix.Lstat(path, &there) == nil && mine.Ino == there.Ino &&
			mine.Dev == there.Dev {
			_ = unix.Ftruncate(fd, 0)
			_, _ = unix.Pwrite(fd, strconv.AppendInt(nil, int64(os.Getpid()), 10), 0)
			return fd, nil
		}
		unix.Close(fd)
	}
}
