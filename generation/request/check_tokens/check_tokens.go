// Package check_tokens checks the tokens of a request.
package check_tokens

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckTokens returns an error that names the first of tokens, which are the member name of a request, that the model
// of b does not have.
//
// **Runs on:** any thread.
func CheckTokens(b *generation.Backend, name string, tokens []int32) error {
	for i, token := range tokens {
		if token < 0 || b.Model.Vocabulary > 0 && int(token) >= b.Model.Vocabulary {
			if b.Model.Vocabulary == 0 {
				return name_error.NameError(generation.ErrInvalid, "%s[%d] is %d; a token must be 0 or more", name, i,
					token)
			}
			return name_error.NameError(generation.ErrInvalid, "%s[%d] is %d; this model has the tokens 0 to %d", name,
				i, token, b.Model.Vocabulary-1)
		}
	}
	return nil
}
