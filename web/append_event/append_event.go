// Package append_event writes a server-sent event.
package append_event

import (
	"fmt"

	"rkllmd/completion"
	"rkllmd/completion/encode_message"
)

// AppendEvent appends message, one of completion's, as the server-sent event with this id.
//
// **Runs on:** any. Follows the HTML standard (Server-sent events).
func AppendEvent(out []byte, id string, message any) []byte {
	name := ""
	switch message.(type) {
	case completion.Init:
		name = completion.TypeInit
	case completion.Token:
		name = completion.TypeToken
	case completion.Completion:
		name = completion.TypeCompletion
	case completion.Error:
		name = completion.TypeError
	case completion.Status:
		name = completion.TypeStatus
	}
	return fmt.Appendf(out, "id: %s\nevent: %s\ndata: %s\n\n", id, name, encode_message.EncodeMessage(message))
}
