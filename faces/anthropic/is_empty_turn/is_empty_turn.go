// Package is_empty_turn tells whether an assistant has said nothing.
package is_empty_turn

import (
	"encoding/json"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/openai/is_given"
)

// IsEmptyTurn reports whether a message, as it was written, is an assistant's whose content is an empty text, a list
// without blocks, or one of texts that are empty.
//
// **Runs on:** any thread.
func IsEmptyTurn(written json.RawMessage) bool {
	var turn anthropic.Turn
	if json.Unmarshal(written, &turn) != nil || turn.Role != "assistant" || !is_given.IsGiven(turn.Content) {
		return false
	}
	var text string
	if json.Unmarshal(turn.Content, &text) == nil {
		return text == ""
	}
	var blocks []anthropic.InputBlock
	if json.Unmarshal(turn.Content, &blocks) != nil {
		return false
	}
	for _, block := range blocks {
		if block.Type != anthropic.KindText || block.Text == nil || *block.Text != "" {
			return false
		}
	}
	return true
}
