// Package generation_byte_tokens is the tokenizer of a toy model.
package generation_byte_tokens

// GenerationByteTokens is a Backend.Tokenize whose tokens are the bytes of the text.
func GenerationByteTokens(text string, _ bool) (tokens []int32, err error) {
	for _, c := range []byte(text) {
		tokens = append(tokens, int32(c))
	}
	return tokens, nil
}
