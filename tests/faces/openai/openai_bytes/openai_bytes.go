// Package openai_bytes is a detokenizer for tests.
package openai_bytes

import ()

// OpenaiBytes returns tokens as bytes.
func OpenaiBytes(tokens []int32) (text []byte) {
	for _, token := range tokens {
		text = append(text, byte(token))
	}
	return text
}
