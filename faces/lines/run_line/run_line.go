// Package run_line does what a line asks for.
package run_line

import (
	"errors"
	"slices"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/handle_op"
	"rkllmd/faces/lines/write_error"
	"rkllmd/generation"
)

// RunLine does what line asks for, or answers why not. A run for which there is no place waits for one (host.Held), and
// so does a line behind it that is no control (host.Next).
//
// **Runs on:** one thread at a time. It is the one that reads the lines.
func RunLine(host *lines.Host, line lines.Line) {
	if host.Held != nil && !slices.Contains(lines.Controls, line.Op) {
		host.Next = &line
		return
	}
	err := handle_op.HandleOp(host, line)
	begins := line.Op == lines.OpGenerate || line.Op == lines.OpRegenerate
	switch {
	case err == nil:
	case errors.Is(err, generation.ErrFull) && begins:
		host.Held = &line
	default:
		write_error.WriteError(host, line.ID, err)
		if begins {
			host.Refused++
		}
	}
}
