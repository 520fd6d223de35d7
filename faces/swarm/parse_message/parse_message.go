// Package parse_message reads a client's message.
package parse_message

import (
	"fmt"

	"rkllmd/faces/stream/parse_member"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/parse_chat"
	"rkllmd/faces/swarm/parse_envelope"
)

// ParseMessage reads a line: chat_start with a prompt of maxPrompt bytes at most, abort or error. A fault comes with
// the ID as far as that is known.
//
// **Runs on:** any thread. Follows docs/protocols/swarm-chat.md, "Envelope". Errors: parse_envelope's,
// swarm.CodeBadMessage.
func ParseMessage(line []byte, maxPrompt int) (swarm.Request, *swarm.Fault) {
	m, payload, fault := parse_envelope.ParseEnvelope(line)
	if fault != nil {
		return m, fault
	}
	switch m.Type {
	case swarm.TypeError:
		for _, member := range []struct {
			name string
			to   *string
		}{{"code", &m.Report.Code}, {"message", &m.Report.Message}} {
			fault = parse_member.ParseMember(payload, swarm.CodeBadMessage, member.name, member.to, "a string")
			if fault != nil {
				return m, fault
			}
		}
		return m, nil
	case swarm.TypeChatStart, swarm.TypeAbort:
		if m.ID == "" {
			return m, &swarm.Fault{Code: swarm.CodeBadMessage,
				Message: fmt.Sprintf(`"request_id" is missing: %q needs a string that names the chat`, m.Type)}
		}
		if m.Type == swarm.TypeChatStart {
			m.Prompt, fault = parse_chat.ParseChat(payload, maxPrompt)
		}
		return m, fault
	}
	return m, &swarm.Fault{Code: swarm.CodeBadMessage,
		Message: fmt.Sprintf(`"type" is %.40q; a client sends "chat_start", "abort" or "error"`, m.Type)}
}
