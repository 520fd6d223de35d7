// Package watch_lines reads what is typed while an answer comes.
package watch_lines

import (
	"os"
	"strings"

	"golang.org/x/sys/unix"
)

// WatchLines hands over the lines that are typed at terminal, which is in its usual mode, until stop can be read, or
// the terminal has ended; then it closes lines. A line that is not finished stays in the terminal.
//
// **Runs on:** a goroutine of its own.
func WatchLines(terminal, stop *os.File, lines chan<- string) {
	defer close(lines)
	buffer := make([]byte, 4096) // of a terminal's longest line
	for {
		watched := []unix.PollFd{{Fd: int32(terminal.Fd()), Events: unix.POLLIN}, {Fd: int32(stop.Fd()),
			Events: unix.POLLIN}}
		if _, err := unix.Poll(watched, -1); err == unix.EINTR {
			continue
		} else if err != nil || watched[1].Revents != 0 {
			return
		}
		n, err := unix.Read(int(terminal.Fd()), buffer)
		if n <= 0 || err != nil {
			return
		}
		lines <- strings.TrimRight(string(buffer[:n]), "\r\n")
	}
}
