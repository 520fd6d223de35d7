// Package handle_line takes a line of input.
package handle_line

import (
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/handle_op"
	"rkllmd/faces/lines/parse_line"
	"rkllmd/faces/lines/write_error"
)

// HandleLine does what one line of input asks for, or answers why not.
//
// **Runs on:** one thread at a time. It is the one that reads the lines.
func HandleLine(host *lines.Host, text []byte) {
	line, err := parse_line.ParseLine(text)
	if err != nil {
		write_error.WriteError(host, line.ID, err)
		return
	}
	if err = handle_op.HandleOp(host, line); err != nil {
		write_error.WriteError(host, line.ID, err)
	}
}
