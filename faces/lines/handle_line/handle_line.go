// Package handle_line takes a line of input.
package handle_line

import (
	"bytes"
	"fmt"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/parse_line"
	"rkllmd/faces/lines/run_line"
	"rkllmd/faces/lines/write_error"
)

// HandleLine does what one line of input asks for, or answers why not. nil stands for one that is too long; blank ones
// are skipped.
//
// **Runs on:** one thread at a time. It is the one that reads the lines.
func HandleLine(host *lines.Host, text []byte) {
	if text != nil {
		if text = bytes.TrimSpace(text); len(text) == 0 {
			return
		}
	}
	var line lines.Line
	err := fmt.Errorf("a line is longer than %d bytes", lines.MaxLine)
	if text != nil {
		line, err = parse_line.ParseLine(text)
	}
	if err != nil {
		write_error.WriteError(host, line.ID, err)
		host.Refused++
		return
	}
	run_line.RunLine(host, line)
}
