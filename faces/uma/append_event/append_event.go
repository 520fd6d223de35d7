// Package append_event writes an event.
package append_event

import (
	"bytes"
	"encoding/json"
	"strings"

	"rkllmd/faces/uma"
	"rkllmd/utils"
	"rkllmd/utils/create_frame"
)

// AppendEvent appends an event to reply, ready to be sent: a frame, or, in newline mode (utils.FramingLine), the text
// of a token, the newline that ends an answer, an error as a line "error CODE: message", metrics as a line of JSON.
//
// **Runs on:** any thread. Follows docs/protocols/uma.md, "Frames" and "Events".
func AppendEvent(reply []byte, framing utils.Framing, event uma.Event) []byte {
	if framing == utils.FramingLine {
		switch event.Event {
		case uma.EventToken:
			return append(reply, *event.Text...)
		case uma.EventEOS:
			return append(reply, '\n')
		case uma.EventError:
			return append(reply, "error "+event.Code+": "+strings.ReplaceAll(event.Message, "\n", " ")+"\n"...)
		}
	}
	var text bytes.Buffer
	text.Write(make([]byte, utils.HeadRoom))
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(event) // its metadata has been proved JSON; nothing else can fail
	return append(reply, create_frame.CreateFrame(bytes.TrimSuffix(text.Bytes(), []byte("\n")), framing)...)
}
