// Package web_text tells the text of tokens for tests.
package web_text

// WebText returns tokens as bytes.
func WebText(tokens []int32) (text []byte) {
	for _, token := range tokens {
		text = append(text, byte(token))
	}
	return text
}
