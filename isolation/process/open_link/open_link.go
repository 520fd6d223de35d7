// Package open_link opens a stream to the library's process.
package open_link

import (
	"os"

	"golang.org/x/sys/unix"
)

// OpenLink returns a stream to a process that is about to be started, for whatever it serves beside the calls, and the
// other end of it. Close wakes who reads from the first one.
//
// **Runs on:** any thread. Follows unix(7), SOCK_STREAM. Errors: the system's.
func OpenLink() (*os.File, *os.File, error) {
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC|unix.SOCK_NONBLOCK, 0)
	if err != nil {
		return nil, nil, err
	}
	return os.NewFile(uintptr(pair[0]), "link"), os.NewFile(uintptr(pair[1]), "link"), nil
}
