// Package append_event writes a server-sent event.
package append_event

import (
	"fmt"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/format_message"
)

// AppendEvent appends message, one of completion's, as the server-sent event with this id.
//
// **Runs on:** any thread. Follows the HTML standard (Server-sent events).
func AppendEvent(out []byte, id string, message any) []byte {
	name := ""
	switch message.(type) {
	case stream.Init:
		name = stream.TypeInit
	case stream.Token:
		name = stream.TypeToken
	case stream.Completion:
		name = stream.TypeCompletion
	case stream.Error:
		name = stream.TypeError
	case stream.Status:
		name = stream.TypeStatus
	}
	return fmt.Appendf(out, "id: %s\nevent: %s\ndata: %s\n\n", id, name, format_message.FormatMessage(message))
}
