// Package read_lines reads lines.
package read_lines

import (
	"bufio"
	"context"
	"errors"
	"io"

	"rkllmd/faces/lines"
)

// ReadLines hands each line of input over, the last one too when it has no newline at its end. nil stands for a line
// that is longer than lines.MaxLine. It ends with the input, nil, or when stop is done.
//
// **Runs on:** a goroutine of its own. Reading a terminal or a pipe cannot be interrupted.
func ReadLines(stop context.Context, input *bufio.Reader, to chan<- []byte) error {
	var line []byte
	size := 0
	for {
		part, err := input.ReadSlice('\n')
		if size += len(part); size <= lines.MaxLine {
			line = append(line, part...)
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if size > lines.MaxLine {
			line = nil
		} else if line == nil {
			line = []byte{}
		}
		select {
		case to <- line:
		case <-stop.Done():
			return stop.Err()
		}
		if err != nil {
			return nil
		}
		line, size = nil, 0
	}
}
