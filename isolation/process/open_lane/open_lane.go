// Package open_lane opens a socket to the library's process.
package open_lane

import (
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/isolation"
)

// OpenLane returns a lane, and the other end of it. Who reads from it waits, for isolation.Look at most where timed.
//
// **Runs on:** any thread. Follows unix(7), SOCK_SEQPACKET. Errors: the system's.
func OpenLane(timed bool) (*isolation.Lane, *os.File, error) {
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_SEQPACKET|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, nil, err
	}
	ours, theirs := os.NewFile(uintptr(pair[0]), "lane"), os.NewFile(uintptr(pair[1]), "lane")
	if timed {
		pause := unix.NsecToTimeval(int64(isolation.Look))
		err = unix.SetsockoptTimeval(pair[0], unix.SOL_SOCKET, unix.SO_RCVTIMEO, &pause)
	}
	return &isolation.Lane{File: ours}, theirs, err
}
