// Package parse_envelope reads what all messages have.
package parse_envelope

import (
	"encoding/json"
	"fmt"

	"rkllmd/swarm"
	"rkllmd/swarm/parse_member"
	"rkllmd/utils/check_json"
	"rkllmd/utils/find_duplicate"
	"rkllmd/utils/skip_blanks"
)

// ParseEnvelope reads the type, the request_id and the version of a line, and returns its payload's members. A fault comes with the ID as far as
// that is known. Members that are not known are ignored, null is as good as missing. So is a payload that is empty: the clients that are out there
// send abort without one.
//
// **Runs on:** any thread. Follows docs/protocols/swarm-chat.md, "Envelope". Errors: swarm.CodeBadMessage,
// swarm.CodeUnsupportedVersion.
func ParseEnvelope(line []byte) (m swarm.Request, payload map[string]json.RawMessage, fault *swarm.Fault) {
	if err := check_json.CheckJSON(line); err != nil {
		return m, nil, &swarm.Fault{Code: swarm.CodeBadMessage, Message: fmt.Sprintf("the line is not JSON: %v", err)}
	}
	members := map[string]json.RawMessage{}
	if json.Unmarshal(line, &members) != nil || members == nil {
		return m, nil, &swarm.Fault{Code: swarm.CodeBadMessage, Message: fmt.Sprintf("a line must be a JSON object, not %.40q", line)}
	}
	if twice := find_duplicate.FindDuplicate(line[skip_blanks.SkipBlanks(line, 0):]); twice != "" {
		return m, nil, &swarm.Fault{Code: swarm.CodeBadMessage, Message: fmt.Sprintf("%.40q is given twice", twice)}
	}
	var id *string
	idFault := parse_member.ParseMember(members, "request_id", &id, "a string")
	switch {
	case idFault != nil || id == nil:
	case *id == "" || len(*id) > swarm.MaxIDBytes:
		idFault = &swarm.Fault{Code: swarm.CodeBadMessage, Message: fmt.Sprintf(`"request_id" has %d bytes; 1 to %d are right`, len(*id), swarm.MaxIDBytes)}
	default:
		m.ID = *id
	}
	version := float64(swarm.Version)
	if fault = parse_member.ParseMember(members, "version", &version, "a number"); fault != nil {
		return m, nil, fault
	}
	if version != swarm.Version {
		return m, nil, &swarm.Fault{Code: swarm.CodeUnsupportedVersion, Message: fmt.Sprintf(`"version" is %v; this host speaks version %d`, version, swarm.Version)}
	}
	if idFault != nil {
		return m, nil, idFault
	}
	if fault = parse_member.ParseMember(members, "type", &m.Type, "a string"); fault != nil {
		return m, nil, fault
	}
	if m.Type == "" {
		return m, nil, &swarm.Fault{Code: swarm.CodeBadMessage, Message: `"type" is missing: a client sends "chat_start", "abort" or "error"`}
	}
	if fault = parse_member.ParseMember(members, "payload", &payload, "an object"); fault != nil {
		return m, nil, fault
	}
	return m, payload, nil
}
