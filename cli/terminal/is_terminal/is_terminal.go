// Package is_terminal tells a terminal from a file or pipe.
package is_terminal

import (
	"os"

	"golang.org/x/sys/unix"
)

// IsTerminal reports whether a stream is a terminal. Only an *os.File can be one.
//
// **Runs on:** any thread.
func IsTerminal(stream any) bool {
	file, ok := stream.(*os.File)
	if !ok {
		return false
	}
	_, err := unix.IoctlGetTermios(int(file.Fd()), unix.TCGETS)
	return err == nil
}
