// Package parse_inputs reads the texts that become vectors.
package parse_inputs

import (
	"encoding/json"

	"rkllmd/faces/embeddings"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/generation"
	"rkllmd/utils/scan/find_null"
)

// ParseInputs returns the texts of value, the member param: a text, tokens, or a list of one of these. Empty ones are
// refused.
//
// **Runs on:** any thread.
func ParseInputs(param string, value json.RawMessage) (inputs []generation.Input, refusal *openai.Refusal) {
	var text string
	var texts []string
	var tokens []int32
	var lists [][]int32
	switch {
	case !is_given.IsGiven(value):
		return nil, refuse_member.RefuseMember(param, "%q is missing: give a text, or a list of texts", param)
	case find_null.FindNull(value): // which would be token 0
		return nil, refuse_member.RefuseMember(param, "%s is %.40s, which has null in it", param, value)
	case json.Unmarshal(value, &text) == nil:
		inputs = []generation.Input{{Text: text}}
	case json.Unmarshal(value, &texts) == nil:
		for _, text := range texts {
			inputs = append(inputs, generation.Input{Text: text})
		}
	case json.Unmarshal(value, &tokens) == nil:
		inputs = []generation.Input{{Tokens: tokens}}
	case json.Unmarshal(value, &lists) == nil:
		for _, tokens := range lists {
			inputs = append(inputs, generation.Input{Tokens: tokens})
		}
	default:
		return nil, refuse_member.RefuseMember(param, "%s is %.40s; it must be a text, a list of texts, tokens, or a "+
			"list of lists of tokens", param, value)
	}
	if len(inputs) == 0 || len(inputs) > embeddings.MostInputs {
		return nil, refuse_member.RefuseMember(param, "%s has %d texts; it must have 1 to %d", param, len(inputs),
			embeddings.MostInputs)
	}
	for i, input := range inputs {
		if input.Text == "" && len(input.Tokens) == 0 {
			return nil, refuse_member.RefuseMember(param, "%s[%d] is empty: give a text", param, i)
		}
	}
	return inputs, nil
}
