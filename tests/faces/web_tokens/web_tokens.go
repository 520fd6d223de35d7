// Package web_tokens is a tokenizer for tests.
package web_tokens

// WebTokens returns the bytes of text as tokens; special: behind a 1.
func WebTokens(text string, special bool) (tokens []int32, err error) {
	if special {
		tokens = append(tokens, 1)
	}
	for _, b := range []byte(text) {
		tokens = append(tokens, int32(b))
	}
	return tokens, nil
}
