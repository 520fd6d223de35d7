// Package generation_token_bytes is the way back from the tokens of a toy model.
package generation_token_bytes

// GenerationTokenBytes is a Backend.Detokenize whose tokens are the bytes of the text.
func GenerationTokenBytes(tokens []int32) (text []byte) {
	for _, token := range tokens {
		text = append(text, byte(token))
	}
	return text
}
