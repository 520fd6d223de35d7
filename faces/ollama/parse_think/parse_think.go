// Package parse_think reads whether the model is to think.
package parse_think

import (
	"encoding/json"
	"slices"

	"rkllmd/faces/ollama"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// ParseThink returns whether value, true, false or how much, asks for thoughts; nil: it says nothing.
//
// **Runs on:** any thread.
func ParseThink(value json.RawMessage) (*bool, *openai.Refusal) {
	var wanted bool
	var word string
	switch {
	case !is_given.IsGiven(value):
		return nil, nil
	case json.Unmarshal(value, &wanted) == nil:
		return &wanted, nil
	case json.Unmarshal(value, &word) == nil && slices.Contains(ollama.Thoughts, word):
		return new(word != ollama.NoThoughts), nil
	}
	return nil, refuse_member.RefuseMember("think", "think is %.40s; it must be true, false or one of %q", value,
		ollama.Thoughts)
}
