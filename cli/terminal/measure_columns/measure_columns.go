// Package measure_columns measures a terminal.
package measure_columns

import (
	"os"

	"golang.org/x/sys/unix"
)

// MeasureColumns returns how many columns the terminal has that stream is: 80 where it does not say, and 0, which is no
// limit, where it is none or has no room to wrap words in. People resize terminals, so it is asked anew each time.
//
// **Runs on:** any thread.
func MeasureColumns(stream any) int {
	file, ok := stream.(*os.File)
	if !ok {
		return 0
	}
	size, err := unix.IoctlGetWinsize(int(file.Fd()), unix.TIOCGWINSZ)
	switch {
	case err != nil:
		return 0
	case size.Col == 0:
		return 80
	case size.Col < 10:
		return 0
	}
	return int(size.Col)
}
