// Package lines_read collects the lines of an input.
package lines_read

import (
	"bufio"
	"context"
	"io"
	"strings"

	"rkllmd/faces/lines/read_lines"
)

// LinesRead returns what read_lines hands over, by a buffer of size bytes, without newlines, and how it ends; "too
// long" stands for nil.
func LinesRead(input io.Reader, size int) (got []string, err error) {
	to, failed := make(chan []byte), make(chan error, 1)
	go func() {
		failed <- read_lines.ReadLines(context.Background(), bufio.NewReaderSize(input, size), to)
		close(to)
	}()
	for line := range to {
		if line == nil {
			got = append(got, "too long")
		} else {
			got = append(got, strings.TrimSuffix(string(line), "\n"))
		}
	}
	return got, <-failed
}
