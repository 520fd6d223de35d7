// Package on_event writes the events of a run.
package on_event

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/lines"
	"rkllmd/lines/convert_event"
	"rkllmd/lines/write_line"
)

// OnEvent returns the function that writes the events of the run with this id as lines.
//
// **Runs on:** any; the returned function runs on the backend's thread.
func OnEvent(host *lines.Host, id json.RawMessage) func(*generation.Run, generation.Event) {
	return func(_ *generation.Run, event generation.Event) {
		write_line.WriteLine(host, convert_event.ConvertEvent(id, event))
	}
}
