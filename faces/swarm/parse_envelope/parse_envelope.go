// Package parse_envelope reads what all messages have.
package parse_envelope

import (
	"fmt"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/parse_member"
	"rkllmd/faces/stream/split_object"
	"rkllmd/faces/swarm"
	"rkllmd/utils/check_json"
)

// ParseEnvelope reads the type, the request_id and the version of a line, and returns its payload's members. A fault
// comes with the ID as far as that is known. Members that are not known are ignored, null is as good as missing. So is
// a payload that is empty: the clients that are out there send abort without one.
//
// **Runs on:** any thread. Follows the swarm document (Message Envelope). Errors: swarm.CodeBadMessage,
// swarm.CodeUnsupportedVersion.
func ParseEnvelope(line []byte) (m swarm.Request, payload stream.Members, fault *swarm.Fault) {
	if err := check_json.CheckJSON(line); err != nil {
		return m, nil, &swarm.Fault{Code: swarm.CodeBadMessage, Message: fmt.Sprintf("the line is not JSON: %v", err)}
	}
	members, twice := split_object.SplitObject(line)
	if members == nil {
		return m, nil, &swarm.Fault{Code: swarm.CodeBadMessage,
			Message: fmt.Sprintf("a line must be a JSON object, not %.40q", line)}
	}
	if twice == "request_id" { // or it could not be told which of the two the error means
		return m, nil, &swarm.Fault{Code: swarm.CodeBadMessage, Message: `"request_id" is given twice`}
	}
	var id *string
	idFault := parse_member.ParseMember(members, swarm.CodeBadMessage, "request_id", &id, "a string")
	switch {
	case idFault != nil || id == nil:
	case *id == "" || len(*id) > swarm.MaxIDBytes:
		idFault = &swarm.Fault{Code: swarm.CodeBadMessage,
			Message: fmt.Sprintf(`"request_id" has %d bytes; 1 to %d are right`, len(*id), swarm.MaxIDBytes)}
	default:
		m.ID = *id
	}
	if twice != "" {
		return m, nil, &swarm.Fault{Code: swarm.CodeBadMessage, Message: fmt.Sprintf("%.40q is given twice", twice)}
	}
	version := float64(swarm.Version)
	if fault = parse_member.ParseMember(members, swarm.CodeBadMessage, "version", &version, "a number"); fault != nil {
		return m, nil, fault
	}
	if version != swarm.Version {
		return m, nil, &swarm.Fault{Code: swarm.CodeUnsupportedVersion,
			Message: fmt.Sprintf(`"version" is %v; this host speaks version %d`, version, swarm.Version)}
	}
	if idFault != nil {
		return m, nil, idFault
	}
	if fault = parse_member.ParseMember(members, swarm.CodeBadMessage, "type", &m.Type, "a string"); fault != nil {
		return m, nil, fault
	}
	if m.Type == "" {
		return m, nil, &swarm.Fault{Code: swarm.CodeBadMessage,
			Message: `"type" is missing: a client sends "chat_start", "abort" or "error"`}
	}
	if fault = parse_member.ParseMember(members, swarm.CodeBadMessage, "payload", &payload, "an object"); fault != nil {
		return m, nil, fault
	}
	if _, twice = split_object.SplitObject(members["payload"]); twice != "" {
		return m, nil, &swarm.Fault{Code: swarm.CodeBadMessage,
			Message: fmt.Sprintf("%.40q is given twice in the payload", twice)}
	}
	return m, payload, nil
}
