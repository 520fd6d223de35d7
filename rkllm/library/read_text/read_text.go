// Package read_text reads a short file of the kernel.
package read_text

import (
	"io"
	"os"

	"golang.org/x/sys/unix"
)

// ReadText returns the first 4 KiB of a file, "" when it cannot be read. The kernel's files have no size that could be
// asked for.
//
// **Runs on:** any thread.
func ReadText(path string) string {
	file, err := os.OpenFile(path, os.O_RDONLY|unix.O_NONBLOCK, 0)
	if err != nil {
		return ""
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, 4<<10))
	if err != nil {
		return ""
	}
	return string(text)
}
