// Package write_control answers lines that steer a run.
package write_control

import (
	"encoding/json"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/write_line"
)

// WriteControl writes that what a line with op abort, pause, resume or modify asks for is done, or under way. The event
// is called as the op, and of is the run.
//
// **Runs on:** any thread. **Holds:** as write_line.
func WriteControl(host *lines.Host, line lines.Line) {
	write_line.WriteLine(host, struct {
		ID    json.RawMessage `json:"id"`
		Event string          `json:"event"`
		Of    json.RawMessage `json:"of"`
	}{line.ID, line.Op, line.Of})
}
