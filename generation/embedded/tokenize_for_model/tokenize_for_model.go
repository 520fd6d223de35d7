// Package tokenize_for_model is the tokenizer of a backend.
package tokenize_for_model

import (
	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// TokenizeForModel returns Backend.Tokenize for the model m. special: BOS and EOS are put where the model wants them,
// and names of special tokens stand for these.
//
// **Runs on:** any thread. What it returns runs on any thread too. What it returns holds Model.Using for reading.
// Errors: ErrClosed once the model was freed.
func TokenizeForModel(m *engine.Model) func(string, bool) ([]int32, error) {
	return func(text string, special bool) ([]int32, error) {
		m.Using.RLock()
		defer m.Using.RUnlock()
		if m.Ptr == nil {
			return nil, name_error.NameError(generation.ErrClosed, "%w", engine.ErrPoolClosed)
		}
		return tokenize_text.TokenizeText(m, text, special, special)
	}
}
