// Package write gives a terminal what a line editor draws.
package write

import (
	"bytes"
	"io"
	"sync/atomic"

	"rkllmd/cli/terminal"
)

// Writer is a terminal, as the line editor writes to it.
type Writer struct {
	To    io.Writer
	Asked *atomic.Int32 // questions to answer (read)
}

// Write writes to the terminal, but for the question where its cursor is, which the line editor waits for without an
// end: not every terminal answers it. It is in the first column, and so the reader is told (read).
//
// **Runs on:** any thread. The method is io.Writer's. Errors: the terminal's.
func (w Writer) Write(text []byte) (int, error) {
	asked := bytes.Count(text, []byte(terminal.AskCursor))
	if asked == 0 {
		return w.To.Write(text)
	}
	w.Asked.Add(int32(asked))
	if _, err := w.To.Write(bytes.ReplaceAll(text, []byte(terminal.AskCursor), nil)); err != nil {
		return 0, err
	}
	return len(text), nil
}
