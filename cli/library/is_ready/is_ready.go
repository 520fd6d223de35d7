// Package is_ready tells whether a stream takes a line at once.
package is_ready

import (
	"golang.org/x/sys/unix"

	"rkllmd/cli/library"
)

// IsReady reports whether writing so many bytes to the stream with that descriptor makes nobody wait. One that nobody
// will ever read again is ready too: the write fails.
//
// **Runs on:** any thread.
func IsReady(fd, bytes int) bool {
	polled := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLOUT}}
	n, err := unix.Poll(polled, 0)
	return err == nil && n == 1 && bytes <= library.MaxAtOnce
}
