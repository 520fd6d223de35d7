// Package format_uma_event puts an event into what is printed of it.
package format_uma_event

import (
	"bytes"
	"encoding/json"

	"rkllmd/faces/uma"
)

// FormatUMAEvent returns what is printed of an event: with raw its JSON as a line; otherwise its text, and of metrics
// the snapshot as indented JSON.
//
// **Runs on:** any thread.
func FormatUMAEvent(text []byte, event uma.Event, raw bool) string {
	switch {
	case raw:
		return string(text) + "\n"
	case event.Text != nil:
		return *event.Text
	case event.Event != uma.EventMetrics:
		return ""
	}
	var members struct{ Metrics json.RawMessage } // as they came: a later daemon may have more of them
	_ = json.Unmarshal(text, &members)            // it has been read as an event
	var indented bytes.Buffer
	_ = json.Indent(&indented, members.Metrics, "", "  ")
	return indented.String() + "\n"
}
