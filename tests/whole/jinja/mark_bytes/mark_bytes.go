// Package mark_bytes says of each byte of a text where it comes from.
package mark_bytes

import (
	"strings"

	"rkllmd/jinja"
)

// MarkBytes returns a text as long as t: "v" for each byte that came from a value, "t" for each of the template.
//
// **Runs on:** any thread.
func MarkBytes(t jinja.Text) string {
	switch t.Mark {
	case jinja.FromValue:
		return strings.Repeat("v", len(t.String))
	case jinja.FromTemplate:
		return strings.Repeat("t", len(t.String))
	}
	marks := []byte(strings.Repeat("t", len(t.String)))
	for _, span := range t.Spans {
		for i := span.Start; i < span.End; i++ {
			marks[i] = 'v'
		}
	}
	return string(marks)
}
