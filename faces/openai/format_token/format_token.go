// Package format_token writes a token where there is room for its text alone.
package format_token

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"rkllmd/faces/openai"
)

// FormatToken returns the text of token; "bytes:" and its bytes, such as \xc3, where these are no whole characters.
//
// **Runs on:** any thread.
func FormatToken(token openai.Logprob) string {
	bytes := make([]byte, len(token.Bytes))
	for i, b := range token.Bytes {
		bytes[i] = byte(b)
	}
	if utf8.Valid(bytes) {
		return string(bytes)
	}
	var text strings.Builder
	text.WriteString("bytes:")
	for _, b := range bytes {
		fmt.Fprintf(&text, `\x%02x`, b)
	}
	return text.String()
}
