// Package detokenize_for_model turns tokens into bytes for a backend.
package detokenize_for_model

import (
	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
)

// DetokenizeForModel returns Backend.Detokenize for the model m: special tokens give their names. Of a model that was
// freed all tokens give nothing.
//
// **Runs on:** any thread. What it returns runs on any thread too. What it returns holds Model.Using for reading.
func DetokenizeForModel(m *engine.Model) func([]int32) []byte {
	return func(tokens []int32) []byte {
		m.Using.RLock()
		defer m.Using.RUnlock()
		if m.Ptr == nil {
			return nil
		}
		var text []byte
		for _, token := range tokens {
			text = append(text, detokenize_token.DetokenizeToken(m, token, true)...)
		}
		return text
	}
}
