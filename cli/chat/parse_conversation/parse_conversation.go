// Package parse_conversation reads a conversation that was saved.
package parse_conversation

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/chat/check_turns"
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
	if err := check_turns.CheckTurns("messages", talk.Messages); err != nil {
		return talk, err
	}
	for i, branch := range talk.Branches {
		name := fmt.Sprintf("branches[%d]", i)
		if len(branch) == 0 {
			return talk, fmt.Errorf("%s is empty; it must have a question and its answer", name)
		}
		if err := check_turns.CheckTurns(name, branch); err != nil {
			return talk, err
		}
	}
	if err := check_parameters.CheckParameters(talk.Parameters); err != nil {
		return talk, err
	}
	var written struct{ Messages json.RawMessage } // null: /save has written that nothing was said yet
	if err := json.Unmarshal(text, &written); err != nil || written.Messages == nil {
		return talk, errors.New(`it is no conversation that /save has written: "messages" is missing`)
	}
	return talk, nil
}
