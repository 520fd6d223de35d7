// Package copy_string copies a text that may not be one.
package copy_string

import (
	"bytes"
	"os"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm/layout"
)

// CopyString returns the C string at an address, without its NUL; nil: NULL, an address where nothing can be read, or
// more than layout.MaxForeignText bytes. The kernel reads it, because it would be a crash to follow a pointer that a
// library has not set.
//
// **Runs on:** any thread.
func CopyString(text unsafe.Pointer) *string {
	if text == nil {
		return nil
	}
	room := make([]byte, layout.MaxForeignText)
	local := []unix.Iovec{{Base: unsafe.SliceData(room), Len: uint64(len(room))}}
	var remote []unix.RemoteIovec // one for each piece, so that what lies in the next page need not be there
	for at := uintptr(text); at < uintptr(text)+uintptr(len(room)); {
		next := min((at|layout.PageMask)+1, uintptr(text)+uintptr(len(room)))
		remote = append(remote, unix.RemoteIovec{Base: at, Len: int(next - at)})
		at = next
	}
	count, err := unix.ProcessVMReadv(os.Getpid(), local, remote, 0)
	if err != nil {
		return nil
	}
	end := bytes.IndexByte(room[:count], 0)
	if end < 0 {
		return nil
	}
	found := string(room[:end])
	return &found
}
