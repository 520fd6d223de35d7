// Package parse_conversation reads a conversation that was saved.
package parse_conversation

import (
	"encoding/json"
	"fmt"

	"rkllmd/cli"
	"rkllmd/completion/check_parameters"
)

// ParseConversation reads what /save has written, and checks it: user and assistant must take turns.
//
// **Runs on:** any. Errors: what is wrong, and what would be right.
func ParseConversation(text []byte) (talk cli.Conversation, err error) {
	if err := json.Unmarshal(text, &talk); err != nil {
		return talk, fmt.Errorf("it is no conversation that /save has written: %w", err)
	}
	if len(talk.Messages)%2 != 0 {
		return talk, fmt.Errorf("it has %d messages; each question must have its answer", len(talk.Messages))
	}
	for i, turn := range talk.Messages {
		if role := []string{"user", "assistant"}[i%2]; turn.Role != role {
			return talk, fmt.Errorf("messages[%d] has the role %.40q; it must be %q", i, turn.Role, role)
		}
	}
	return talk, check_parameters.CheckParameters(talk.Parameters)
}
