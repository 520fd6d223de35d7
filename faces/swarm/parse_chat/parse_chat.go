// Package parse_chat reads the payload of chat_start.
package parse_chat

import (
	"fmt"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/parse_member"
	"rkllmd/faces/swarm"
)

// ParseChat returns the prompt, which has 1 to limit bytes of UTF-8. Other members are ignored.
//
// **Runs on:** any thread. Follows the swarm document (chat_start Message). Errors: swarm.CodeBadMessage.
func ParseChat(payload stream.Members, limit int) (string, *swarm.Fault) {
	var prompt *string
	if fault := parse_member.ParseMember(payload, swarm.CodeBadMessage, "prompt", &prompt, "a string"); fault != nil {
		return "", fault
	}
	switch {
	case prompt == nil:
		return "", &swarm.Fault{Code: swarm.CodeBadMessage,
			Message: `"prompt" is missing in the payload: give the text to answer`}
	case *prompt == "":
		return "", &swarm.Fault{Code: swarm.CodeBadMessage,
			Message: `"prompt" is empty; the model needs something to answer`}
	case len(*prompt) > limit:
		return "", &swarm.Fault{Code: swarm.CodeBadMessage,
			Message: fmt.Sprintf(`"prompt" has %d bytes; the limit is %d bytes (%s)`, len(*prompt), limit,
				swarm.PromptSetting)}
	}
	return *prompt, nil
}
