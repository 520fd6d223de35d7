// Package handle_line takes a line of input.
package handle_line

import (
	"rkllmd/lines"
	"rkllmd/lines/handle_op"
	"rkllmd/lines/parse_line"
	"rkllmd/lines/write_error"
)

// HandleLine does what one line of input asks for, or answers why not.
//
// **Runs on:** the thread that reads the lines.
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
