// Package parse_conversation reads a conversation that was saved.
package parse_conversation

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"

	"rkllmd/cli"
	"rkllmd/faces/stream/check_parameters"
	"rkllmd/utils/check_json"
)

// ParseConversation reads what /save has written, and checks it: user and assistant must take turns.
//
// **Runs on:** any thread. Errors: what is wrong, and what would be right.
func ParseConversation(text []byte) (talk cli.Conversation, err error) {
	if err := check_json.CheckJSON(text); err != nil {
		return talk, fmt.Errorf("it is no conversation that /save has written: %w", err)
	}
	var wrong *json.UnmarshalTypeError
	if errors.As(json.Unmarshal(text, &talk), &wrong) {
		return talk, fmt.Errorf("it is no conversation that /save has written: %q is missing, or of another type (%s)",
			cmp.Or(wrong.Field, "messages"), wrong.Value)
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
