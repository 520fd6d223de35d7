// Package deliver_event writes the events of a run.
package deliver_event

import (
	"encoding/json"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/convert_event"
	"rkllmd/faces/lines/write_line"
	"rkllmd/faces/stream/wake_reader"
	"rkllmd/generation"
)

// DeliverEvent writes an event of the run with this id as a line. A run that begins or ends makes room for another one.
//
// **Runs on:** the backend's thread.
func DeliverEvent(host *lines.Host, id json.RawMessage, _ *generation.Run, event generation.Event) {
	write_line.WriteLine(host, convert_event.ConvertEvent(id, event))
	if event.Kind == generation.EventDone || event.Kind == generation.EventQueued && event.Position == 0 {
		wake_reader.WakeReader(host.Room)
	}
}
