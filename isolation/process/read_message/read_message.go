// Package read_message reads an answer of the library's process.
package read_message

import (
	"errors"
	"os"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/isolation"
)

// ReadMessage waits for a message from file and returns it, with how many bytes it has. late tells that none has come
// within isolation.Look.
//
// **Runs on:** any thread that may wait. Errors: that the other side has ended.
func ReadMessage(file *os.File, bytes []byte) (m isolation.Message, n int, late bool, err error) {
	n, err = file.Read(bytes)
	if errors.Is(err, unix.EAGAIN) || errors.Is(err, unix.EINTR) {
		return m, 0, true, nil
	}
	if err == nil && n == 0 {
		err = os.ErrClosed
	}
	copy(unsafe.Slice((*byte)(unsafe.Pointer(&m)), unsafe.Sizeof(m)), bytes[:n])
	return m, n, false, err
}
