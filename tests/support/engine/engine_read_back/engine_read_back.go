// Package engine_read_back turns tokens into text.
package engine_read_back

import (
	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
)

// EngineReadBack returns the text of tokens, with the names of control tokens, and how many of these there are.
func EngineReadBack(m *engine.Model, tokens []int32) (text string, controls int) {
	for _, token := range tokens {
		text += string(detokenize_token.DetokenizeToken(m, token, true))
		for _, control := range m.Controls {
			if control.Token == token {
				controls++
			}
		}
	}
	return text, controls
}
