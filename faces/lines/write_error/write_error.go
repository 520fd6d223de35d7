// Package write_error answers a line that was refused.
package write_error

import (
	"encoding/json"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/write_line"
	"rkllmd/faces/stream/name_kind"
)

// WriteError answers the line with this id (nil: it has none) with an event "error": kind, for programs, and error, for
// people. Nothing has come of the line.
//
// **Runs on:** any thread. **Holds:** as write_line.
func WriteError(host *lines.Host, id json.RawMessage, failure error) {
	kind := name_kind.NameKind(failure, lines.ErrorKinds, lines.KindInvalid)
	write_line.WriteLine(host, struct {
		ID    json.RawMessage `json:"id"`
		Event string          `json:"event"`
		Kind  string          `json:"kind"`
		Error string          `json:"error"`
	}{id, "error", kind, failure.Error()})
}
