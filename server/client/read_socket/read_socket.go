// Package read_socket reads from a socket.
package read_socket

import (
	"unsafe"

	"golang.org/x/sys/unix"
)

// ReadSocket reads once from a non-blocking socket into p and says how many bytes came; 0 is the end of the input. The
// system call is a raw one, for the reason that write_socket gives.
//
// **Runs on:** the loop. Errors: unix.EAGAIN when nothing is there; others mean that the client is gone.
func ReadSocket(fd int, p []byte) (n int, err error) {
	for {
		n, _, errno := unix.RawSyscall(unix.SYS_READ, uintptr(fd), uintptr(unsafe.Pointer(unsafe.SliceData(p))),
			uintptr(len(p)))
		switch errno {
		case 0:
			return int(n), nil
		case unix.EINTR:
		default:
			return 0, errno
		}
	}
}
