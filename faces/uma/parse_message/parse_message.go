// Package parse_message reads a client's message.
package parse_message

import (
	"fmt"

	"rkllmd/faces/stream/parse_member"
	"rkllmd/faces/stream/split_object"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/parse_id"
	"rkllmd/faces/uma/parse_request"
	"rkllmd/utils/scan/skip_blanks"
)

// ParseMessage reads a message, one JSON text that has been checked (parse_frame): a request, {"event": "cancel"} or
// {"type": "metrics"}. A fault comes with the ID as far as that can be given back. message may be used again after
// return.
//
// **Runs on:** any thread. Follows docs/protocols/uma.md, "Requests". Errors: uma.CodeBadRequest.
func ParseMessage(message []byte) (m uma.Message, fault *uma.Fault) {
	message = message[skip_blanks.SkipBlanks(message, 0):]
	members, twice := split_object.SplitObject(message)
	if members == nil {
		return m, &uma.Fault{Code: uma.CodeBadRequest, Message: fmt.Sprintf("a frame must be a JSON object, not %.40q",
			message)}
	}
	id, wrongID := "", (*uma.Fault)(nil)
	if twice != "id" { // or it could not be told which of the two an event means
		id, m.ID, wrongID = parse_id.ParseID(members)
	}
	if twice == "" {
		_, twice = split_object.SplitObject(members["slo"])
	}
	var kind, event string
	fault = parse_member.ParseMember(members, uma.CodeBadRequest, "type", &kind, "a string")
	switch m.Metrics = kind == "metrics"; {
	case twice != "":
		m.Metrics = false
		return m, &uma.Fault{Code: uma.CodeBadRequest, Message: fmt.Sprintf("%.40q is given twice", twice)}
	case fault != nil || m.Metrics:
		return m, fault
	case wrongID != nil:
		return m, wrongID
	}
	if fault = parse_member.ParseMember(members, uma.CodeBadRequest, "event", &event, "a string"); fault != nil {
		return m, fault
	}
	switch event {
	case "":
		m.Request, fault = parse_request.ParseRequest(id, members)
	case uma.EventCancel:
		m.Cancel = id
	default:
		fault = &uma.Fault{Code: uma.CodeBadRequest,
			Message: fmt.Sprintf(`"event" is %.40q; a client may send "cancel"`, event)}
	}
	return m, fault
}
