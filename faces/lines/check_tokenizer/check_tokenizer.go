// Package check_tokenizer asks whether a backend has a tokenizer.
package check_tokenizer

import (
	"fmt"

	"rkllmd/generation"
)

// CheckTokenizer returns an error unless b turns text into tokens for requests.
//
// **Runs on:** any thread. Errors: generation.ErrNotSupported.
func CheckTokenizer(b *generation.Backend) error {
	if b.Tokenize == nil {
		return fmt.Errorf("%w: %s gives no access to its tokenizer", generation.ErrNotSupported, b.Name)
	}
	return nil
}
