// Package parse_message reads a client's message.
package parse_message

import (
	"encoding/json"
	"fmt"
	"unicode/utf8"

	"rkllmd/uma"
	"rkllmd/uma/parse_member"
	"rkllmd/uma/parse_request"
)

// ParseMessage reads a message, which is one JSON text: a request, {"event": "cancel"} or {"type": "metrics"}. A fault comes with the ID as
// far as that is known. message may be used again after return.
//
// **Runs on:** any thread. Follows the UMA document (Request Schema). Errors: uma.CodeInvalidJSON, uma.CodeBadRequest.
func ParseMessage(message []byte) (uma.Message, *uma.Fault) {
	var m uma.Message
	if !utf8.Valid(message) {
		return m, &uma.Fault{Code: uma.CodeInvalidJSON, Message: "the frame is not UTF-8, which JSON is written in"}
	}
	members := map[string]json.RawMessage{}
	if json.Unmarshal(message, &members) != nil || members == nil {
		return m, &uma.Fault{Code: uma.CodeBadRequest, Message: fmt.Sprintf("a frame must be a JSON object, not %.40q", message)}
	}
	var kind, event string
	if fault := parse_member.ParseMember(members, "type", &kind, "a string"); fault != nil {
		return m, fault
	}
	m.Metrics = kind == "metrics"
	fault := parse_member.ParseMember(members, "id", &m.ID, "a string")
	switch {
	case m.Metrics:
		return m, nil
	case fault != nil:
		return m, fault
	case m.ID == nil:
		return m, &uma.Fault{Code: uma.CodeBadRequest, Message: `"id" is missing: give a string that the events are to name`}
	case *m.ID == "" || len(*m.ID) > uma.MaxIDBytes:
		fault = &uma.Fault{Code: uma.CodeBadRequest, Message: fmt.Sprintf(`"id" has %d bytes; 1 to %d are right`, len(*m.ID), uma.MaxIDBytes)}
		m.ID = nil
		return m, fault
	}
	if fault = parse_member.ParseMember(members, "event", &event, "a string"); fault != nil {
		return m, fault
	}
	switch event {
	case "":
		m.Request, fault = parse_request.ParseRequest(*m.ID, members)
	case uma.EventCancel:
		m.Cancel = true
	default:
		fault = &uma.Fault{Code: uma.CodeBadRequest, Message: fmt.Sprintf(`"event" is %.40q; a client may send "cancel"`, event)}
	}
	return m, fault
}
