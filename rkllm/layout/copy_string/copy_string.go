// Package copy_string copies a text that may not be one.
package copy_string

import (
	"bytes"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm/layout"
)

// CopyString returns the C string at an address, without its NUL; nil: NULL, an address where nothing can be read, or
// more than layout.MaxForeignText bytes. The kernel reads it, into a pipe, because it would be a crash to follow a
// pointer that a library has not set.
//
// **Runs on:** any thread.
func CopyString(text unsafe.Pointer) *string {
	if text == nil {
		return nil
	}
	var ends [2]int
	if unix.Pipe2(ends[:], unix.O_CLOEXEC) != nil {
		return nil
	}
	defer unix.Close(ends[0])
	defer unix.Close(ends[1])
	var found []byte
	for at, left := uintptr(text), layout.MaxForeignText; left > 0; {
		size := min(int(layout.PageMask-at&layout.PageMask)+1, left) // what lies in the next page need not be there
		count, _, failed := unix.Syscall(unix.SYS_WRITE, uintptr(ends[1]), at, uintptr(size))
		if failed != 0 || int(count) != size {
			return nil
		}
		piece := make([]byte, size)
		if count, err := unix.Read(ends[0], piece); err != nil || count != size {
			return nil
		}
		if end := bytes.IndexByte(piece, 0); end >= 0 {
			copied := string(append(found, piece[:end]...))
			return &copied
		}
		found, at, left = append(found, piece...), at+uintptr(size), left-size
	}
	return nil
}
