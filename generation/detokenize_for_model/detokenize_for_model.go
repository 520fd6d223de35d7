// Package detokenize_for_model turns tokens into bytes for a backend.
package detokenize_for_model

import (
	"rkllmd/engine"
	"rkllmd/engine/token_to_piece"
)

// DetokenizeForModel returns Backend.Detokenize for the model m: special tokens give their names. Of a model that was freed all tokens
// give nothing.
//
// **Runs on:** any thread, what it returns too; that holds Model.Using for reading.
func DetokenizeForModel(m *engine.Model) func([]int32) []byte {
	return func(tokens []int32) []byte {
		m.Using.RLock()
		defer m.Using.RUnlock()
		if m.Ptr == nil {
			return nil
		}
		var text []byte
		for _, token := range tokens {
			text = append(text, token_to_piece.TokenToPiece(m, token, true)...)
		}
		return text
	}
}
